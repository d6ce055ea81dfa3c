import { refuseChanged, refuseIncomplete, remember } from '@/lib/cms/page/saved';

const FILE = 'content/events/1-lesung.yaml';
const [OLD, OTHER, OWN] = ['id: 1\n', 'id: 1\n# anders\n', 'id: 1\ntitle: Lesung\n'] as const;
const tell = jest.fn();
beforeEach(() => tell.mockClear());

function answer(response: () => Promise<unknown>) {
  Object.assign(window, { fetch: response });
}
const json =
  (body: unknown, ok = true) =>
  async () => ({ ok, status: 500, json: async () => body });
const onDisk = (text: string | null) => answer(json({ text }));

/** What is said about a save: [before, after], '' if it may go on. */
async function verdicts(old: string | undefined) {
  const said: string[] = [];
  for (const check of [() => refuseChanged(FILE, old, tell), () => refuseIncomplete(FILE, tell)])
    said.push(
      await check().then(
        () => '',
        () => String(tell.mock.lastCall?.[0][0]),
      ),
    );
  return said;
}
const CHANGED = expect.stringContaining('ist inzwischen eine andere');
const LOST = expect.stringContaining('kam nicht vollständig');
const SILENT = expect.stringContaining('Die Prüfung antwortet nicht');

test.each([
  ['the text that the form was filled from', OLD, OLD, ['', LOST]],
  ['what another program has written', OTHER, OLD, [CHANGED, LOST]],
  ['nothing yet', null, undefined, ['', LOST]],
  ['nothing, after a write that failed', '', OLD, ['', LOST]],
  ['what another program has written under a new name', OTHER, undefined, [CHANGED, LOST]],
])('with %s on the disk (R-DESK-6)', async (_, present, old, said) => {
  onDisk(present);
  expect(await verdicts(old)).toEqual(said);
});

test('what this window wrote itself may be written again (R-DESK-6)', async () => {
  remember(OWN);
  onDisk(OWN);
  expect(await verdicts(OLD)).toEqual(['', '']);
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with an error', json({ text: OLD }, false)],
  ['answers with a page', async () => ({ ok: true, json: () => Promise.reject(new SyntaxError('<')) })],
  ['answers with nothing', json(null)],
  ['answers something else', json({})],
])('nothing is saved if the server %s', async (_, response) => {
  answer(response);
  expect(await verdicts(OLD)).toEqual([SILENT, SILENT]);
});
