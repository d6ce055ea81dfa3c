import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startRecording } from '@/lib/aids/page/recording';

let played = 0;

/** Sets up a page with a player; playback is faked. */
function open(marks = '0 2 4') {
  document.body.innerHTML = `
    <fieldset><input type="radio" name="text" aria-label="leicht"></fieldset>
    <section data-recording="" data-text="text" data-marks="${marks}">
      <audio></audio>
      <button data-at="0">Anfang</button><button data-at="4">Feuer</button>
      <label>Tempo <select><option value="1">normal</option><option value="1.5">schnell</option></select></label>
      <p role="alert" hidden data-lost="">verloren</p>
    </section>
    <div id="text"><p><span data-sentence="">Eins.</span> <span data-sentence="">Zwei.</span></p><h2 data-sentence="">Feuer</h2></div>`;
  const root = document.querySelector('section') as HTMLElement;
  const audio = document.querySelector('audio') as HTMLAudioElement;
  let now = 0;
  Object.defineProperty(audio, 'currentTime', {
    get: () => now,
    set: (seconds) => {
      now = seconds;
    },
  });
  root.getClientRects = () => [{}] as unknown as DOMRectList;
  startRecording(root);
  const at = (seconds: number) => {
    now = seconds;
    audio.dispatchEvent(new Event('timeupdate'));
  };
  return { audio, at, time: () => now };
}
const read = () => document.querySelector('[data-speaking]')?.textContent;

beforeEach(() => {
  played = 0;
  Element.prototype.scrollIntoView = () => {};
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  HTMLMediaElement.prototype.play = async () => {
    played += 1;
  };
  HTMLMediaElement.prototype.pause = () => {};
});

test('highlights the current sentence and chapter (R-NEWS-16)', () => {
  const { at, audio } = open();
  at(0.5);
  expect(read()).toBe('Eins.');
  at(3);
  expect(read()).toBe('Zwei.');
  expect(screen.getByRole('button', { name: 'Anfang' })).toHaveAttribute('aria-current', 'true');
  at(4);
  expect(read()).toBe('Feuer');
  expect(screen.getByRole('button', { name: 'Feuer' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: 'Anfang' })).not.toHaveAttribute('aria-current');
  audio.dispatchEvent(new Event('ended'));
  expect(read()).toBeUndefined();
});

test('jumps to a chapter at any time, and to a sentence while playing', async () => {
  const user = userEvent.setup();
  const { at, time } = open();
  await user.click(screen.getByText('Zwei.'));
  expect(played).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Feuer' }));
  expect([time(), played]).toEqual([4, 1]);
  at(4);
  await user.click(screen.getByText('Zwei.'));
  expect([time(), played]).toEqual([2, 2]);
});

test('plays at the chosen speed', async () => {
  const { audio } = open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tempo' }), 'schnell');
  expect(audio.playbackRate).toBe(1.5);
});

test('no sentence is highlighted without time marks, or once the reader has switched texts', async () => {
  open('').at(3);
  expect(read()).toBeUndefined();
  open().at(3);
  expect(read()).toBe('Zwei.');
  await userEvent.click(screen.getByRole('radio', { name: 'leicht' }));
  expect(read()).toBeUndefined();
});

test('reports a file that fails to load until it plays', () => {
  const { audio } = open();
  audio.dispatchEvent(new Event('error'));
  expect(screen.getByRole('alert')).toBeVisible();
  audio.dispatchEvent(new Event('play'));
  expect(screen.queryByRole('alert')).toBeNull();
});
