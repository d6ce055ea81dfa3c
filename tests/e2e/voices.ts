import type { Page } from '@playwright/test';

/** Provides voices, local or remote, with an engine that stays silent. */
export const giveVoices = (page: Page, voices: { lang: string; localService: boolean; name: string }[]) =>
  page.addInitScript((list) => {
    const spoken: string[] = [];
    let current: SpeechSynthesisUtterance | undefined;
    const synthesis = Object.assign(new EventTarget(), {
      speaking: true,
      getVoices: () => list.map((voice) => ({ ...voice, voiceURI: voice.name })),
      speak: (utterance: SpeechSynthesisUtterance) => {
        current = utterance;
        spoken.push(utterance.text);
      },
      cancel: () => {
        current = undefined;
      },
      pause: () => {},
      resume: () => {},
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        constructor(public text: string) {}
      },
    });
    Object.assign(window, {
      spoken,
      finish: () => current?.onend?.(new Event('end') as SpeechSynthesisEvent),
      reach: (charIndex: number) =>
        current?.onboundary?.(
          Object.assign(new Event('boundary'), { name: 'word', charIndex }) as SpeechSynthesisEvent,
        ),
    });
  }, voices);

export const spoken = (page: Page) => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
export const finish = (page: Page) => page.evaluate(() => (window as unknown as { finish: () => void }).finish());
/** Fires the engine's event for the word that starts there. */
export const reach = (page: Page, at: number) =>
  page.evaluate((from) => (window as unknown as { reach: (from: number) => void }).reach(from), at);
