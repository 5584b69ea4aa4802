# Every target sets up what it needs; what that is stands in tools/setup.sh and requirements/.
.DEFAULT_GOAL := help
CORE := .venv/core/bin/python
APP := .venv/app/bin/python
KIVY := KIVY_NO_ARGS=1 KIVY_HOME=$(CURDIR)/.venv/kivy KIVY_LOG_MODE=PYTHON \
	SDL_VIDEODRIVER=offscreen SDL_AUDIODRIVER=dummy
.PHONY: help play test long lint format bench perft puzzles grades reviews samples torture walk gallery monkey monkey-long prove-314 prove-arm64 \
	art apk aab install-desktop uninstall-desktop lock clean core app

help: ## list the targets
	@sed -n 's/^\([a-z0-9 -]*\):[^#]*## /make \1	/p' Makefile

play: app ## play the game
	@$(APP) main.py

install-desktop: app ## put Wanderwall into this user's menu
	@tools/desktop.sh install

uninstall-desktop: ## take it out of the menu again
	@tools/desktop.sh uninstall

test: core ## run all tests, lint and types: below the screen first, without Kivy
	@$(CORE) -m pytest -n auto --maxprocesses 4 --dist worksteal --ignore=tests/ui --ignore=tests/apk
	@tools/setup.sh app && $(KIVY) $(APP) -m pytest -n auto --maxprocesses 4 -m "pixels and not long" tests/ui
	@$(KIVY) KIVY_GL_BACKEND=mock $(APP) -m pytest -n auto --maxprocesses 4 -m "not pixels and not long" tests/ui
	@tools/setup.sh apk && .venv/apk/bin/python -m pytest -rs tests/apk

long: app ## run the tests that walk over every state, too: some ten minutes more
	@$(KIVY) $(APP) -m pytest -n auto --maxprocesses 4 -m "pixels and long" tests/ui
	@$(KIVY) KIVY_GL_BACKEND=mock $(APP) -m pytest -n auto --maxprocesses 4 -m "not pixels and long" tests/ui

lint: core ## check style, types and shape only
	@$(CORE) -m ruff check && $(CORE) -m ruff format --check && $(CORE) -m mypy && $(CORE) -m tools.shape

format: core ## repair what lint can repair
	@$(CORE) -m ruff check --fix && $(CORE) -m ruff format

bench: core ## measure the search against the naive one, and what frames cost
	@$(CORE) -m tools.bench
	@tools/setup.sh app && $(KIVY) $(APP) -m tools.frames

perft: core ## count the positions of the perft table
	@$(CORE) -m tools.perft

puzzles: core ## make 5,000 puzzles and prove each: about ten minutes
	@PUZZLES=5000 $(CORE) -m pytest -n auto --maxprocesses 4 tests/solo/test_puzzles.py

grades: core ## let bots play 400 puzzles a thousand times: how grades rank like their failing
	@$(CORE) -m tools.failing

reviews: core ## review 100 matches of each game, each beside its slow twin
	@REVIEWED=100 $(CORE) -m pytest -n auto --maxprocesses 4 tests/teacher

samples: core ## run the tests below the screen with all that they look at only some of: some minutes more
	@SAMPLES=all $(CORE) -m pytest -n auto --maxprocesses 4 --dist worksteal --ignore=tests/ui --ignore=tests/apk

torture: core ## kill a playing process 1,000 times, and the app after 50 steps of each game
	@$(CORE) -m tools.torture
	@tools/setup.sh app && KILLS=150 TEST_SECONDS=0 $(KIVY) KIVY_GL_BACKEND=mock $(APP) -m pytest tests/ui/test_kills.py

walk: ## walk over every state of the app for faults
	@tools/setup.sh app && WALK=all $(KIVY) $(APP) -m pytest -n auto --maxprocesses 4 tests/ui/test_walker.py

gallery: ## draw every state and what moves into build/gallery, and the store's pictures
	@tools/setup.sh app && $(KIVY) $(APP) -m tools.gallery build/gallery && \
	    $(KIVY) $(APP) -m tools.sheets build/gallery/movements && \
	    $(KIVY) $(APP) -m tools.store_pictures

monkey: ## play 20,000 random events
	@tools/setup.sh app && MONKEY_SEEDS="$${MONKEY_SEEDS:-11 12 13 14 15}" \
	    MONKEY_EVENTS="$${MONKEY_EVENTS:-4000}" TEST_SECONDS=0 $(KIVY) KIVY_GL_BACKEND="$${KIVY_GL_BACKEND:-mock}" \
	    $(APP) -m pytest -n auto --maxprocesses 4 tests/ui/test_monkey.py

monkey-long: ## play 1,000,000 random events; SHARE=1/4 plays a quarter; goes on where it was ended
	@tools/setup.sh app && $(KIVY) KIVY_GL_BACKEND="$${KIVY_GL_BACKEND:-mock}" \
	    $(APP) -m tools.monkey_long "$${SHARE:-1/1}"

prove-314 prove-arm64: ## play the staged app on the phone's Python, or under qemu on its processor
	@tools/prove.sh $(@:prove-%=%)

art: ## draw the art of assets/ anew
	@tools/setup.sh art
	@.venv/art/bin/python -m tools.build_assets

apk: ## build the Android package to hand round
	@tools/apk.sh apk

aab: ## build the Android bundle for the store
	@tools/apk.sh aab

lock: ## write requirements/*.lock anew from requirements/*.in
	@tools/setup.sh lock
	@for name in core app art apk lock; do .venv/lock/bin/uv pip compile --quiet --universal \
	    --python-version 3.11 --only-binary :all: --generate-hashes --no-header --no-annotate \
	    requirements/$$name.in --output-file requirements/$$name.lock; done
	@.venv/lock/bin/uv pip compile --quiet --no-deps --no-config --python-version 3.14 \
	    --python-platform aarch64-linux-android --only-binary :all: --generate-hashes --no-header \
	    --no-annotate requirements/android.in --output-file requirements/android.lock

clean: ## remove everything that can be made again
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

core app:
	@tools/setup.sh $@
