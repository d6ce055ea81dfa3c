import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadAloud } from '@/components/news/read-aloud.island';

type Engine = { onend?: (() => void) | null; onerror?: (() => void) | null };

let said: Engine[] = [];
let voices: { lang: string; localService: boolean; voiceURI: string }[] = [];
const engine = Object.assign(new EventTarget(), {
  speaking: false,
  getVoices: () => voices,
  speak: (utterance: Engine) => {
    said.push(utterance);
    engine.speaking = true;
  },
  cancel: () => {
    engine.speaking = false;
  },
});

const device = (...tags: string[]) => tags.map((lang) => ({ lang, localService: true, voiceURI: lang }));
const button = (name: string) => screen.findByRole('button', { name });
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** Opens an article of two sentences. */
const openArticle = () =>
  render(
    <>
      <ReadAloud textId="text" />
      <p id="text">
        <span data-sentence="">Der Vulkan ist wach.</span> <span data-sentence="">Er spuckt Feuer.</span>
      </p>
    </>,
  );

beforeEach(() => {
  jest.useFakeTimers();
  said = [];
  voices = device('de-DE');
  Element.prototype.scrollIntoView = () => {};
  Object.assign(window, {
    speechSynthesis: engine,
    SpeechSynthesisUtterance: class {
      constructor(public text: string) {}
    },
  });
});

afterEach(() => jest.useRealTimers());

const MISSING = /fehlt auf diesem Gerät eine deutsche Stimme/;

test.each(['de', 'de-DE', 'de_DE', 'de-AT', 'DE-ch', 'deu-DEU'])('a voice that speaks %s reads aloud', async (tag) => {
  voices = device('en-US', tag);
  openArticle();
  await user.click(await button('Vorlesen'));
  expect(said).toHaveLength(1);
});

test.each(['en-US', 'den-CA', 'nl_DE', ''])(
  'a voice that speaks “%s” does not, and who asks is told why',
  async (tag) => {
    voices = device(tag);
    openArticle();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(await button('Vorlesen'));
    expect(screen.getByRole('status')).toHaveTextContent(MISSING);
    expect(said).toHaveLength(0);
  },
);

test('a device whose voices come late begins to read as soon as they are there', async () => {
  voices = [];
  openArticle();
  await user.click(await button('Vorlesen'));
  expect(await button('Vorlesen')).toHaveAttribute('aria-busy', 'true');
  voices = device('de_DE');
  act(() => void engine.dispatchEvent(new Event('voiceschanged')));
  expect(await button('Pause')).toBeVisible();
  expect(said).toHaveLength(1);
});

test('a device without any voice says so after a while, and reads once one has come', async () => {
  voices = [];
  openArticle();
  await user.click(await button('Vorlesen'));
  wait(3000);
  expect(screen.getByRole('status')).toHaveTextContent(MISSING);
  voices = device('de-DE');
  act(() => void engine.dispatchEvent(new Event('voiceschanged')));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(await button('Vorlesen'));
  expect(await button('Pause')).toBeVisible();
});

test('an engine that fails leaves the start state and a word about it, and can be tried again', async () => {
  openArticle();
  await user.click(await button('Vorlesen'));
  expect(await button('Pause')).toBeVisible();
  act(() => said[0]?.onerror?.());
  expect(await button('Vorlesen')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/stehen geblieben/);
  expect(document.querySelector('[data-speaking]')).toBeNull();
  await user.click(await button('Vorlesen'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(said).toHaveLength(2);
});

test('an engine that falls silent without a word does the same', async () => {
  openArticle();
  await user.click(await button('Vorlesen'));
  wait(60_000);
  expect(await button('Pause')).toBeVisible();
  engine.speaking = false;
  wait(3000);
  expect(await button('Vorlesen')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/stehen geblieben/);
});

test('a reader who pauses is not told that something went wrong', async () => {
  openArticle();
  await user.click(await button('Vorlesen'));
  const [first] = said;
  await user.click(await button('Pause'));
  act(() => first?.onerror?.());
  wait(60_000);
  expect(await button('Weiter')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('sentence follows sentence, and at the end it is as before', async () => {
  openArticle();
  await user.click(await button('Vorlesen'));
  act(() => said[0]?.onend?.());
  expect(screen.getByText('Er spuckt Feuer.')).toHaveAttribute('data-speaking');
  act(() => said[1]?.onend?.());
  expect(await button('Vorlesen')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

describe('of an article that is told twice', () => {
  const openBoth = () =>
    render(
      <>
        <input type="radio" name="text" aria-label="Ganz" defaultChecked />
        <input type="radio" name="text" aria-label="Kurz und leicht" />
        <ReadAloud textId="text" />
        <div id="text">
          <p data-level="ganz" style={{ display: 'none' }}>
            <span data-sentence="">Der Vulkan, der lange schlief, ist wach.</span>
          </p>
          <p data-level="leicht">
            <span data-sentence="">Der Vulkan ist wach.</span>
          </p>
        </div>
      </>,
    );

  test('the text that is shown is read', async () => {
    openBoth();
    await user.click(await button('Vorlesen'));
    expect(said).toMatchObject([{ text: 'Der Vulkan ist wach.' }]);
  });

  test('who takes the other text hears nothing more of this one', async () => {
    openBoth();
    await user.click(await button('Vorlesen'));
    await user.click(screen.getByRole('radio', { name: 'Kurz und leicht' }));
    expect(engine.speaking).toBe(false);
    expect(await button('Vorlesen')).toBeVisible();
  });
});
