import { KEY, parseSettings, type Settings } from '../settings';

/** What is kept on the device; nothing where the browser lets nobody look: kept() → { size: '3' } */
export function kept(): Settings {
  try {
    return parseSettings(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

/** Which of an article's texts one reads and how hard a puzzle shall be stands there as well (lib/plain/level.ts). */
function others(): { text?: 'leicht'; stufe?: 'knifflig' } {
  try {
    const { text, stufe } = JSON.parse(localStorage.getItem(KEY) ?? '');
    return { ...(text === 'leicht' && { text }), ...(stufe === 'knifflig' && { stufe }) };
  } catch {
    return {};
  }
}

/** Without any choice nothing stays: keep({ size: '3' }) → true, false where the browser keeps nothing */
export function keep(settings: Settings): boolean {
  try {
    if (Object.keys(settings).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ ...others(), ...settings }));
    return true;
  } catch {
    return false;
  }
}
