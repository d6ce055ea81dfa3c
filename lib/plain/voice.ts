import { germanVoice, watchVoices } from '@/lib/news/voice';

/** Offers to read aloud where the device has a German voice, and says so where it has none, as long as the page sleeps. */
export function offerVoice(): void {
  const box = document.querySelector<HTMLElement>('.read-aloud');
  if (!box) return;
  const tell = () => {
    if (!window.held) return;
    const voice = germanVoice();
    box.dataset.state = voice ? 'silent' : voice === '' ? 'mute' : 'unknown';
    box.querySelector('.controls')?.toggleAttribute('hidden', !voice);
    box.querySelector('.mute')?.toggleAttribute('hidden', voice !== '');
  };
  watchVoices(tell);
  tell();
}
