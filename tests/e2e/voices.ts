import type { Page } from '@playwright/test';

/** A device with a German voice of its own, a German voice from the network, and none that speaks. */
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
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        constructor(public text: string) {}
      },
    });
    Object.assign(window, { spoken, finish: () => current?.onend?.(new Event('end') as SpeechSynthesisEvent) });
  }, voices);

export const spoken = (page: Page) => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
export const finish = (page: Page) => page.evaluate(() => (window as unknown as { finish: () => void }).finish());
