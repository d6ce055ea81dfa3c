import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadAloud } from '@/components/news/read-aloud.island';

type Engine = {
  text: string;
  onend?: (() => void) | null;
  onerror?: (() => void) | null;
  onboundary?: ((event: { name: string; charIndex: number }) => void) | null;
};

let said: Engine[] = [];
let voices: { lang: string; name: string; localService: boolean; voiceURI: string }[] = [];
let nudges = 0;
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
  pause: () => {},
  resume: () => {
    nudges += 1;
  },
});

const device = (...tags: string[]) => tags.map((lang) => ({ lang, name: lang, localService: true, voiceURI: lang }));
const service = { lang: 'de-DE', name: 'Netz', localService: false, voiceURI: 'netz' };
const button = (name: string) => screen.findByRole('button', { name });
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** Renders an article of two sentences. */
const openArticle = () =>
  render(
    <>
      <ReadAloud textId="text" />
      <div id="text">
        <span data-sentence="">
          Der <button type="button">Vulkan</button>
          <span popover="auto">Ein Berg</span> ist wach.
        </span>
        <h2 data-sentence="">Er lebt</h2>
        <span data-sentence="">Er spuckt Feuer.</span>
      </div>
    </>,
  );

const voicesCome = (...tags: string[]) => {
  voices = device(...tags);
  act(() => void engine.dispatchEvent(new Event('voiceschanged')));
};
const read = async () => {
  openArticle();
  await user.click(await button('Vorlesen'));
};
const leave = () => act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));

/** Ranges in CSS.highlights, by highlight name. */
const marked = new Map<string, Set<Range>>();
const words = () =>
  [...(marked.get('spoken') ?? [])].map(({ startContainer, startOffset, endOffset }) =>
    startContainer.textContent?.slice(startOffset, endOffset),
  );

beforeEach(() => {
  jest.useFakeTimers();
  said = [];
  nudges = 0;
  marked.clear();
  voices = device('de-DE');
  Element.prototype.scrollIntoView = () => {};
  Object.assign(window, {
    CSS: { highlights: marked },
    Highlight: Set,
    StaticRange: class {
      constructor(range: StaticRangeInit) {
        Object.assign(this, range);
      }
    },
    matchMedia: () => ({ matches: true }),
    speechSynthesis: engine,
    SpeechSynthesisUtterance: class {
      constructor(public text: string) {}
    },
  });
});

afterEach(() => jest.useRealTimers());

const MISSING = /fehlt auf diesem Gerät eine deutsche Stimme/;

test.each(['de', 'de-DE', 'de_DE', 'de-AT', 'DE-ch', 'deu-DEU'])('reads aloud with a voice for %s', async (tag) => {
  voices = device('en-US', tag);
  await read();
  expect(said).toHaveLength(1);
});

test.each(['en-US', 'den-CA', 'nl_DE', ''])('does not read with a voice for “%s” and says why', async (tag) => {
  voices = device(tag);
  openArticle();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(await button('Vorlesen'));
  expect(screen.getByRole('status')).toHaveTextContent(MISSING);
  expect(said).toHaveLength(0);
});

test('starts reading as soon as late voices have loaded', async () => {
  voices = [];
  await read();
  expect(await button('Vorlesen')).toHaveAttribute('aria-busy', 'true');
  voicesCome('de_DE');
  expect(await button('Pause')).toBeVisible();
  expect(said).toHaveLength(1);
});

test('reports a missing voice after a while, and reads once there is one', async () => {
  voices = [];
  await read();
  wait(3000);
  expect(screen.getByRole('status')).toHaveTextContent(MISSING);
  voicesCome('de-DE');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(await button('Vorlesen'));
  expect(await button('Pause')).toBeVisible();
});

test('resets after an engine error, reports it and allows a retry', async () => {
  await read();
  expect(await button('Pause')).toBeVisible();
  act(() => said[0]?.onerror?.());
  expect(await button('Vorlesen')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/stehen geblieben/);
  expect(document.querySelector('[data-speaking]')).toBeNull();
  await user.click(await button('Vorlesen'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(said).toHaveLength(2);
});

test('does the same if the engine stops without an event', async () => {
  await read();
  wait(60_000);
  expect(await button('Pause')).toBeVisible();
  engine.speaking = false;
  wait(3000);
  expect(await button('Vorlesen')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/stehen geblieben/);
});

test('does not report an error after a pause', async () => {
  await read();
  const [first] = said;
  await user.click(await button('Pause'));
  act(() => first?.onerror?.());
  wait(60_000);
  expect(await button('Weiter')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('reads sentence by sentence and resets at the end', async () => {
  await read();
  expect(said[0]?.text.replace(/\s+/g, ' ')).toBe('Der Vulkan ist wach.');
  act(() => said[0]?.onend?.());
  act(() => said[1]?.onend?.());
  expect(screen.getByText('Er spuckt Feuer.')).toHaveAttribute('data-speaking');
  act(() => said[2]?.onend?.());
  expect(await button('Vorlesen')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('highlights the spoken word if the voice sends word boundaries', async () => {
  await read();
  expect(words()).toEqual([]);
  const [first] = said;
  act(() => first?.onboundary?.({ name: 'word', charIndex: first.text.indexOf('Vulkan') }));
  expect(words()).toEqual(['Vulkan']);
  act(() => first?.onboundary?.({ name: 'sentence', charIndex: 0 }));
  expect(words()).toEqual(['Vulkan']);
  act(() => first?.onend?.());
  expect(words()).toEqual([]);
});

test('a reader goes back a sentence, but not before the first', async () => {
  await read();
  act(() => said[0]?.onend?.());
  await user.click(await button('Einen Satz zurück'));
  expect(said[2]?.text).toBe(said[0]?.text);
  await user.click(await button('Einen Satz zurück'));
  expect(said[3]?.text).toBe(said[0]?.text);
});

test('while reading, pressing a sentence jumps to it; pressing a word to look up does not', async () => {
  openArticle();
  await user.click(screen.getByText('Er spuckt Feuer.'));
  expect(said).toHaveLength(0);
  await user.click(await button('Vorlesen'));
  await user.click(screen.getByText('Er spuckt Feuer.'));
  expect(said.at(-1)?.text).toBe('Er spuckt Feuer.');
  await user.click(await button('Vulkan'));
  expect(said).toHaveLength(2);
});

test('starts at the selection', async () => {
  openArticle();
  // Browsers keep the selection when a button is pressed; userEvent does not.
  (await button('Vorlesen')).focus();
  document.getSelection()?.selectAllChildren(screen.getByText('Er spuckt Feuer.'));
  await user.keyboard('{Enter}');
  expect(said[0]?.text).toBe('Er spuckt Feuer.');
});

test('a reader who paused chooses the heading to continue from', async () => {
  await read();
  await user.click(await button('Pause'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Ab' }), 'Er lebt');
  expect(said.at(-1)?.text).toBe('Er lebt');
  expect(await button('Pause')).toBeVisible();
});

test('a voice that sends the text to a service needs consent, which is remembered', async () => {
  voices = [service];
  await read();
  expect(screen.getByRole('status')).toHaveTextContent(/an einen Dienst im Internet/);
  await user.click(await button('Lieber nicht'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(said).toHaveLength(0);
  await user.click(await button('Vorlesen'));
  await user.click(await button('Ja, vorlesen'));
  expect(said).toHaveLength(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  wait(12_000);
  expect(nudges).toBe(1);
  expect(await button('Pause')).toBeVisible();
});

test('prefers voices of the device, which need no consent (R-NEWS-9)', async () => {
  voices = [service, ...device('de-AT')];
  await read();
  expect(said).toHaveLength(1);
  await user.click(await button('Pause'));
  const choice = await screen.findByRole('combobox', { name: 'Stimme' });
  expect(choice).toHaveValue('de-AT');
  await user.selectOptions(choice, 'netz');
  await user.click(await button('Weiter'));
  expect(screen.getByRole('status')).toHaveTextContent(/an einen Dienst im Internet/);
  expect(said).toHaveLength(1);
});

describe('an article with an easy text', () => {
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

  test('has the visible text read aloud (R-NEWS-13)', async () => {
    openBoth();
    await user.click(await button('Vorlesen'));
    expect(said).toMatchObject([{ text: 'Der Vulkan ist wach.' }]);
  });

  test('stops reading when the reader switches texts', async () => {
    openBoth();
    await user.click(await button('Vorlesen'));
    await user.click(screen.getByRole('radio', { name: 'Kurz und leicht' }));
    expect(engine.speaking).toBe(false);
    expect(await button('Vorlesen')).toBeVisible();
  });
});

test('the voice stops when the page is left, and the button starts anew on the way back (R-NEWS-9)', async () => {
  await read();
  act(() => said[0]?.onend?.());
  leave();
  expect(engine.speaking).toBe(false);
  expect(await button('Vorlesen')).toBeVisible();
  expect(document.querySelector('[data-speaking]')).toBeNull();
  await user.click(await button('Vorlesen'));
  expect(said.at(-1)?.text).toBe(said[0]?.text);
});

test('a reader who leaves while voices are still loading hears nothing later', async () => {
  voices = [];
  await read();
  leave();
  voicesCome('de-DE');
  expect(said).toHaveLength(0);
});
