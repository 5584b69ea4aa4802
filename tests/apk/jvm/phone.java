// What our adapters call of Android, with every overload that API 24 to 36 has beside it, after the
// signatures of @nativescript/types-android. Each note goes to Told.told; what the API asked for by
// -Dapi does not have yet throws as on such a phone. The test cuts this into one file a package line.

package told;
public class Told {
    public static final java.util.List<String> told =
        new java.util.concurrent.CopyOnWriteArrayList<>();
    public static void tell(String name, Object... words) {
        told.add(name + " " + java.util.Arrays.deepToString(words));
    }
    public static String all() { return String.join("\n", told); }
    public static void since(int api) {
        if (android.os.Build.VERSION.SDK_INT < api) throw new NoSuchMethodError("API " + api);
    }
}

package android.os;
public class Build {
    public static class VERSION { public static final int SDK_INT = Integer.getInteger("api"); }
}

package android.os;
public class Bundle {}

package android.os;
public interface Parcelable {}

package android.os;
public class Handler {}

package android.os;
public class LocaleList {
    public java.util.Locale get(int index) { return new java.util.Locale("pt", "BR"); }
}

package android.os;
public class VibrationEffect {
    public final String pattern;
    private VibrationEffect(String pattern) { told.Told.since(26); this.pattern = pattern; }
    public static VibrationEffect createWaveform(long[] timings, int repeat) {
        return new VibrationEffect(java.util.Arrays.toString(timings) + repeat);
    }
    public static VibrationEffect createWaveform(long[] timings, int[] amplitudes, int repeat) {
        throw new IllegalStateException("amplitudes");
    }
    @Override public String toString() { return pattern; }
}

package android.os;
public abstract class Vibrator {
    public abstract boolean hasVibrator();
    public void vibrate(long milliseconds) { told.Told.tell("for", milliseconds); }
    public void vibrate(long milliseconds, Object attributes) { told.Told.tell("attributed"); }
    public void vibrate(long[] pattern, int repeat) { told.Told.tell("pattern", pattern, repeat); }
    public void vibrate(long[] pattern, int repeat, Object attributes) {
        told.Told.tell("attributed");
    }
    public void vibrate(VibrationEffect effect) { told.Told.tell("effect", effect); }
    public void vibrate(VibrationEffect effect, Object attributes) { told.Told.tell("attributed"); }
}

package android.os;
public class SystemVibrator extends Vibrator {
    @Override public boolean hasVibrator() { return true; }
}

package android.net;
public class Uri {}

package android.graphics;
public class Point {}

package android.graphics;
public class Rect {
    public int left, top, right, bottom;
    public Rect() {}
    public Rect(Rect other) {}
    public Rect(int left, int top, int right, int bottom) {}
}

package android.graphics;
public final class Insets {
    public final int left = 3, top = 50, right = 9, bottom = 40;
}

package android.util;
public class DisplayMetrics { public float density = 2.5f, scaledDensity = 3.25f; }

package android.provider;
public final class Settings {
    public static final class Global {
        public static final String ANIMATOR_DURATION_SCALE = "animator_duration_scale";
        public static float getFloat(android.content.ContentResolver resolver, String name) {
            throw new IllegalStateException(name);
        }
        public static float getFloat(
            android.content.ContentResolver resolver, String name, float otherwise) {
            return name.equals(ANIMATOR_DURATION_SCALE) ? 0 : otherwise;
        }
    }
}

package android.content;
public class ContentResolver {}

package android.content;
public class IntentSender {}

package android.content;
public class Context {
    public static final String VIBRATOR_SERVICE = "vibrator", SENSOR_SERVICE = "sensor";
    public Object getSystemService(String name) {
        return name.equals("sensor") ? android.hardware.SystemSensorManager.one
            : new android.os.SystemVibrator();
    }
    public <T> T getSystemService(Class<T> kind) { return null; }
}

package android.content;
public class Intent {
    public static final String ACTION_SEND = "SEND", EXTRA_TEXT = "TEXT";
    public final String what;
    public CharSequence sent;
    public String getAction() { return what; }
    public String getType() { return "text/plain"; }
    public int getFlags() { return 0x10000000; }
    public CharSequence getCharSequenceExtra(String name) {
        return name.equals(EXTRA_TEXT) ? sent : null;
    }
    public String getStringExtra(String name) { throw new IllegalStateException("spans are lost"); }
    /** As another app makes it. */
    public static Intent sending(CharSequence text) {
        Intent made = new Intent(ACTION_SEND);
        made.sent = text;
        return made;
    }
    public Intent() { what = ""; }
    public Intent(Intent other) { what = "copy"; }
    public Intent(String action) { what = action; }
    public Intent(String action, android.net.Uri uri) { what = "uri"; }
    public Intent(Context context, Class<?> kind) { what = "class"; }
    public Intent(String action, android.net.Uri uri, Context context, Class<?> kind) {
        what = "all";
    }
    public Intent setType(String type) { told.Told.tell("type", type); return this; }
    public Intent putExtra(String name, boolean value) { return wrong(); }
    public Intent putExtra(String name, byte value) { return wrong(); }
    public Intent putExtra(String name, char value) { return wrong(); }
    public Intent putExtra(String name, short value) { return wrong(); }
    public Intent putExtra(String name, int value) { return wrong(); }
    public Intent putExtra(String name, long value) { return wrong(); }
    public Intent putExtra(String name, float value) { return wrong(); }
    public Intent putExtra(String name, double value) { return wrong(); }
    public Intent putExtra(String name, String value) { return text(name, value); }
    public Intent putExtra(String name, CharSequence value) { return text(name, value); }
    public Intent putExtra(String name, android.os.Parcelable value) { return wrong(); }
    public Intent putExtra(String name, android.os.Parcelable[] value) { return wrong(); }
    public Intent putExtra(String name, java.io.Serializable value) { return wrong(); }
    public Intent putExtra(String name, boolean[] value) { return wrong(); }
    public Intent putExtra(String name, byte[] value) { return wrong(); }
    public Intent putExtra(String name, int[] value) { return wrong(); }
    public Intent putExtra(String name, long[] value) { return wrong(); }
    public Intent putExtra(String name, String[] value) { return wrong(); }
    public Intent putExtra(String name, CharSequence[] value) { return wrong(); }
    public Intent putExtra(String name, android.os.Bundle value) { return wrong(); }
    private Intent text(String name, CharSequence value) {
        told.Told.tell("extra", name, value);
        return this;
    }
    private Intent wrong() { throw new IllegalStateException("not a text"); }
    public static Intent createChooser(Intent target, CharSequence title) {
        told.Told.tell("choose", target.what, title);
        return new Intent("CHOOSER");
    }
    public static Intent createChooser(Intent target, CharSequence title, IntentSender sender) {
        throw new IllegalStateException("sender");
    }
}

package android.content.res;
public class Configuration {
    public float fontScale = 1.3f;
    public int uiMode = 0x21;
    public android.os.LocaleList getLocales() { return new android.os.LocaleList(); }
}

package android.content.res;
public class Resources {
    public Configuration getConfiguration() { return new Configuration(); }
    public android.util.DisplayMetrics getDisplayMetrics() {
        return new android.util.DisplayMetrics();
    }
}

package android.view;
public class HapticFeedbackConstants { public static final int CLOCK_TICK = 4; }

package android.view;
public class WindowInsets {
    public static final class Type {
        public static int systemBars() { told.Told.since(30); return 7; }
        public static int displayCutout() { told.Told.since(30); return 128; }
    }
    public android.graphics.Insets getInsets(int kinds) {
        told.Told.since(30);
        if (kinds != 135) throw new IllegalArgumentException("kinds " + kinds);
        return new android.graphics.Insets();
    }
    public int getSystemWindowInsetLeft() { return 1; }
    public int getSystemWindowInsetTop() { return 2; }
    public int getSystemWindowInsetRight() { return 3; }
    public int getSystemWindowInsetBottom() { return 4; }
}

package android.view;
public interface WindowInsetsController { void setSystemBarsAppearance(int appearance, int mask); }

package android.view;
public class InsetsController implements WindowInsetsController {
    @Override public void setSystemBarsAppearance(int appearance, int mask) {
        told.Told.tell("bars", appearance, mask);
    }
}

package android.view;
public class View {
    public int getWidth() { return 400; }
    public int getHeight() { return 800; }
    public WindowInsets getRootWindowInsets() { return new WindowInsets(); }
    public boolean getGlobalVisibleRect(android.graphics.Rect rect) {
        rect.right = 400;
        rect.bottom = 800;
        return true;
    }
    public boolean getGlobalVisibleRect(
        android.graphics.Rect rect, android.graphics.Point offset) {
        throw new IllegalStateException("offset");
    }
    public boolean performHapticFeedback(int kind) { told.Told.tell("tick", kind); return true; }
    public boolean performHapticFeedback(int kind, int flags) {
        throw new IllegalStateException("flags");
    }
}

package android.view;
public abstract class Window {
    public abstract View getDecorView();
    public void addFlags(int flags) { told.Told.tell("flags on", flags); }
    public void clearFlags(int flags) { told.Told.tell("flags off", flags); }
    public WindowInsetsController getInsetsController() {
        told.Told.since(30);
        return new InsetsController();
    }
}

package com.android.internal.policy;
public class PhoneWindow extends android.view.Window {
    @Override public android.view.View getDecorView() { return new android.view.View(); }
}

package android;
public final class R {
    public static final class id { public static final int content = 0x01020002; }
}

package android.app;
public class Activity extends android.content.Context {
    private final java.util.concurrent.ExecutorService thread =
        java.util.concurrent.Executors.newSingleThreadExecutor();
    public android.view.Window getWindow() { return new com.android.internal.policy.PhoneWindow(); }
    public android.view.View findViewById(int id) {
        return id == android.R.id.content ? new android.view.View() : null;
    }
    public android.content.res.Resources getResources() {
        return new android.content.res.Resources();
    }
    public android.content.ContentResolver getContentResolver() {
        return new android.content.ContentResolver();
    }
    public void startActivity(android.content.Intent intent) {
        told.Told.tell("started", intent.what);
    }
    public void startActivity(android.content.Intent intent, android.os.Bundle options) {
        throw new IllegalStateException("options");
    }
    public final void runOnUiThread(Runnable action) { thread.execute(action); }
    public android.content.Intent getIntent() {
        return android.content.Intent.sending("at the start");
    }
}

package org.kivy.android;
public class PythonActivity extends android.app.Activity {
    public static PythonActivity mActivity = new PythonActivity();
    public interface NewIntentListener { void onNewIntent(android.content.Intent intent); }
    private final java.util.List<NewIntentListener> listeners = new java.util.ArrayList<>();
    public void registerNewIntentListener(NewIntentListener listener) { listeners.add(listener); }
    /** With a look, as text from a browser has; then the test is told. */
    public void sendLater(String text) {
        runOnUiThread(() -> {
            for (NewIntentListener listener : listeners)
                listener.onNewIntent(android.content.Intent.sending(new StringBuilder(text)));
            told.Told.tell("sent");
        });
    }
}

package android.speech.tts;
public class TextToSpeech {
    public interface OnInitListener { void onInit(int status); }
    private static OnInitListener waiting;
    public TextToSpeech(android.content.Context context, OnInitListener listener) {
        context.getClass();
        waiting = listener;
    }
    /** For the test: the engine takes its time. */
    public static void getReady() {
        org.kivy.android.PythonActivity.mActivity.runOnUiThread(() -> waiting.onInit(0));
    }
    public TextToSpeech(android.content.Context context, OnInitListener listener, String engine) {
        throw new IllegalStateException("engine");
    }
    public int setLanguage(java.util.Locale locale) {
        told.Told.tell("language", locale);
        return 0;
    }
    public int speak(CharSequence text, int mode, android.os.Bundle words, String utterance) {
        told.Told.tell("say", text, mode);
        return 0;
    }
    public int speak(String text, int mode, java.util.HashMap<String, String> words) {
        throw new IllegalStateException("old");
    }
}

package android.hardware;
public class Sensor {}

package android.hardware;
public class SensorEvent {
    public final float[] values;
    public SensorEvent(float... values) { this.values = values; }
}

package android.hardware;
public interface SensorListener {
    void onSensorChanged(int sensor, float[] values);
    void onAccuracyChanged(int sensor, int accuracy);
}

package android.hardware;
public interface SensorEventListener {
    void onSensorChanged(SensorEvent event);
    void onAccuracyChanged(Sensor sensor, int accuracy);
}

package android.hardware;
public abstract class SensorManager {
    public static final int SENSOR_DELAY_NORMAL = 3;
    public Sensor getDefaultSensor(int type) { return type == 1 ? new Sensor() : null; }
    public Sensor getDefaultSensor(int type, boolean wakesUp) {
        throw new IllegalStateException("wakes up");
    }
    public abstract boolean registerListener(SensorEventListener listener, Sensor sensor, int rate);
    public boolean registerListener(
        SensorEventListener listener, Sensor sensor, int rate, android.os.Handler handler) {
        throw new IllegalStateException("handler");
    }
    public boolean registerListener(
        SensorEventListener listener, Sensor sensor, int rate, int latency) {
        throw new IllegalStateException("latency");
    }
    public boolean registerListener(SensorListener listener, int sensors) {
        throw new IllegalStateException("old");
    }
    public boolean registerListener(SensorListener listener, int sensors, int rate) {
        throw new IllegalStateException("old");
    }
    public abstract void unregisterListener(SensorEventListener listener, Sensor sensor);
    public void unregisterListener(SensorEventListener listener) {
        throw new IllegalStateException("all");
    }
    public void unregisterListener(SensorListener listener) {
        throw new IllegalStateException("old");
    }
    public void unregisterListener(SensorListener listener, int sensors) {
        throw new IllegalStateException("old");
    }
}

package android.hardware;
public class SystemSensorManager extends SensorManager {
    public static final SystemSensorManager one = new SystemSensorManager();
    public static volatile long measured = 0;
    private volatile SensorEventListener listener, late;
    private SystemSensorManager() {
        Thread thread = new Thread(this::measure);
        thread.setDaemon(true);
        thread.start();
    }
    /** As fast as it is taken; who is no longer asked is told once more, as if it was on its way. */
    private void measure() {
        while (true) {
            SensorEventListener now = late == null ? listener : late;
            if (now == null) {
                Thread.onSpinWait();
                continue;
            }
            if (now == late) late = null;
            now.onSensorChanged(new SensorEvent(0, 30, 0));
            measured++;
        }
    }
    @Override public boolean registerListener(SensorEventListener asked, Sensor sensor, int rate) {
        if (sensor == null || listener != null) return false;
        listener = asked;
        return true;
    }
    @Override public void unregisterListener(SensorEventListener asked, Sensor sensor) {
        if (listener != null && listener.equals(asked)) {
            late = listener;
            listener = null;
        }
    }
}
