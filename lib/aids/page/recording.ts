import { markSentence, sentencesOf } from '../spoken';

const lastBegun = (times: readonly number[], now: number) => times.findLastIndex((time) => time <= now);

/** Adds chapters, speed and sentence highlighting to an audio player, which works without this script too (R-NEWS-16). */
export function startRecording(root: HTMLElement): void {
  const audio = root.querySelector('audio');
  const pace = root.querySelector('select');
  const lost = root.querySelector<HTMLElement>('[data-lost]');
  if (!audio || !pace || !lost) return;
  const { text = '', marks = '' } = root.dataset;
  const times = marks.split(' ').filter(Boolean).map(Number);
  const chapters = [...root.querySelectorAll<HTMLElement>('[data-at]')];
  const begins = chapters.map(({ dataset }) => Number(dataset.at));
  let marked = -1;

  const show = (place: number) => {
    if (place === marked) return;
    marked = place;
    markSentence(sentencesOf(text)[place]);
  };
  const follow = () => {
    const chapter = lastBegun(begins, audio.currentTime);
    for (const [at, button] of chapters.entries()) button.ariaCurrent = at === chapter ? 'true' : null;
    if (root.getClientRects().length > 0) show(lastBegun(times, audio.currentTime));
  };
  const playFrom = (seconds: number) => {
    audio.currentTime = seconds;
    void audio.play().catch(() => {});
  };
  const setPace = () => {
    audio.playbackRate = Number(pace.value);
  };

  for (const [at, button] of chapters.entries()) button.addEventListener('click', () => playFrom(begins[at] ?? 0));
  pace.addEventListener('change', setPace);
  audio.addEventListener('play', () => {
    lost.hidden = true;
    setPace();
  });
  for (const name of ['play', 'timeupdate', 'seeking']) audio.addEventListener(name, follow);
  audio.addEventListener('ended', () => show(-1));
  audio.addEventListener('error', () => {
    lost.hidden = false;
  });
  document.getElementById(text)?.addEventListener('click', ({ target }) => {
    if (marked < 0 || !(target instanceof Element) || target.closest('button, a, [popover]')) return;
    const pressed = sentencesOf(text).findIndex((sentence) => sentence.contains(target));
    const from = times[pressed];
    if (from !== undefined) playFrom(from);
  });
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'text') return;
    audio.pause();
    show(-1);
  });
}
