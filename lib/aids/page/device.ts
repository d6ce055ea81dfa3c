import { KEY, parseSettings, type Settings } from '../settings';

/** Settings stored on the device, empty if storage is blocked: loadSettings() → such as { size: '3' } */
export function loadSettings(): Settings {
  try {
    return parseSettings(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

/** The same key also holds the chosen text and puzzle level (lib/plain/level.ts). */
function otherStoredChoices(): { text?: 'leicht'; stufe?: 'knifflig' } {
  try {
    const { text, stufe } = JSON.parse(localStorage.getItem(KEY) ?? '');
    return { ...(text === 'leicht' && { text }), ...(stufe === 'knifflig' && { stufe }) };
  } catch {
    return {};
  }
}

/** Stores the settings, or removes the key if there are none: saveSettings({ size: '3' }) → whether storage took it */
export function saveSettings(settings: Settings): boolean {
  try {
    if (Object.keys(settings).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ ...otherStoredChoices(), ...settings }));
    return true;
  } catch {
    return false;
  }
}
