import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { formatOf } from '@/lib/desk/kinds';
import { FIXTURES } from '@/tests/fixtures/keep';

type Format = {
  fromFile: (text: string) => Record<string, unknown>;
  toFile: (form: Record<string, unknown>) => Promise<string>;
};

const EVENT = readFileSync(`${FIXTURES}/events/1-winterlesung.yaml`, 'utf8');
const formats = new Map<string, Format>();
const removed: string[] = [];

class Folder {
  name = 'events';
  async removeEntry(name: string) {
    removed.push(name);
  }
}

/** How the desk's server answers, by the last part of an address. */
let answers: Record<string, () => Promise<unknown>> = {};
const json = (body: unknown) => async () => ({ ok: true, json: async () => body });
const page = () => Promise.reject(new SyntaxError('Unexpected token <'));
const SOUND = {
  'facts.json': json({ product: 'DUDA' }),
  entwurf: json({ faults: [], elsewhere: [], warnings: [], page: {}, isCurrent: true }),
  gebraucht: json([]),
};

beforeAll(async () => {
  document.body.dataset.beside = 'http://localhost:1';
  Object.assign(window, {
    Request: class {},
    showDirectoryPicker: () => undefined,
    FileSystemDirectoryHandle: Folder,
    fetch: (input: string) => answers[String(input).split('/').at(-1) ?? '']?.(),
    CMS: {
      registerCustomFormat: (name: string, _: string, format: Format) => formats.set(name, format),
      registerPreviewTemplate: () => undefined,
      registerPreviewStyle: () => undefined,
      init: () => undefined,
    },
  });
  await import('@/lib/desk/page/start');
});
beforeEach(() => {
  answers = { ...SOUND };
  removed.length = 0;
  document.querySelector('#faults')?.remove();
});

function save(): Promise<string> {
  const { fromFile, toFile } = formats.get(formatOf('events')) as Format;
  return toFile(fromFile(EVENT));
}
const remove = () => new Folder().removeEntry('1-winterlesung.yaml');
const isTold = () =>
  expect(screen.getByRole('alert')).toHaveTextContent('ungeprüft wird nichts gespeichert oder gelöscht');

test('an event that was checked is saved, and what nobody needs is removed', async () => {
  expect(await save()).toBe(EVENT);
  await remove();
  expect(removed).toEqual(['1-winterlesung.yaml']);
});

const FAULTS: [what: string, answer: () => Promise<unknown>][] = [
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with a fault of its own', async () => ({ ok: false, status: 500, json: page })],
  ['does not know the address', async () => ({ ok: false, status: 404, json: page })],
  ['answers with a page instead', async () => ({ ok: true, json: page })],
  ['answers with nothing', json(null)],
  ['answers with something else', json({})],
];

describe.each(FAULTS)('where the check %s', (_, answer) => {
  test('nothing is saved', async () => {
    answers = { ...SOUND, entwurf: answer };
    await expect(save()).rejects.toThrow();
    isTold();
  });

  test('nothing is saved without the facts that placeholders stand for', async () => {
    answers = { ...SOUND, 'facts.json': answer };
    await expect(save()).rejects.toThrow();
    expect(screen.getByRole('alert')).toHaveTextContent('Noch nicht gespeichert');
  });

  test('nothing is removed', async () => {
    answers = { ...SOUND, gebraucht: answer };
    await expect(remove()).rejects.toThrow();
    expect(removed).toEqual([]);
    isTold();
  });
});

test('an editor is told that the pictures are too large for the check, and nothing is saved', async () => {
  answers = { ...SOUND, entwurf: async () => ({ ok: false, status: 413, json: page }) };
  await expect(save()).rejects.toThrow();
  expect(screen.getByRole('alert')).toHaveTextContent('Nehmen Sie ein Bild nach dem anderen auf');
});
