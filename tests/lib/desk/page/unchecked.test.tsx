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

/** Responses of the CMS server, by last path segment. */
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

test('a checked event is saved, and an unused one is deleted', async () => {
  expect(await save()).toBe(EVENT);
  await remove();
  expect(removed).toEqual(['1-winterlesung.yaml']);
});

const FAULTS: [what: string, answer: () => Promise<unknown>][] = [
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['returns a server error', async () => ({ ok: false, status: 500, json: page })],
  ['returns 404', async () => ({ ok: false, status: 404, json: page })],
  ['returns a page', async () => ({ ok: true, json: page })],
  ['returns nothing', json(null)],
  ['returns something else', json({})],
];

describe.each(FAULTS)('if the check %s', (_, answer) => {
  test('nothing is saved', async () => {
    answers = { ...SOUND, entwurf: answer };
    await expect(save()).rejects.toThrow();
    isTold();
  });

  test('nothing is saved without the facts for placeholders', async () => {
    answers = { ...SOUND, 'facts.json': answer };
    await expect(save()).rejects.toThrow();
    expect(screen.getByRole('alert')).toHaveTextContent('Noch nicht gespeichert');
  });

  test('nothing is deleted', async () => {
    answers = { ...SOUND, gebraucht: answer };
    await expect(remove()).rejects.toThrow();
    expect(removed).toEqual([]);
    isTold();
  });
});

test('pictures too large for the check are reported, and nothing is saved', async () => {
  answers = { ...SOUND, entwurf: async () => ({ ok: false, status: 413, json: page }) };
  await expect(save()).rejects.toThrow();
  expect(screen.getByRole('alert')).toHaveTextContent('Nehmen Sie ein Bild nach dem anderen auf');
});
