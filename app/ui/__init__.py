"""The only Kivy code: screens, widgets, boards, and what holds them together."""
