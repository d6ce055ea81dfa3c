import { shortTokens } from '@/lib/export/short-tokens';

const TOKENS = ':root{--d-color-ink:#2A1F55;--d-color-paper:#FFF9EC;}';
const CARD = '.card{--pad:1em;color:var(--d-color-ink);}';

test('all pages share the same short token names', () => {
  const short = shortTokens(
    new Map([
      ['index.html', [TOKENS, CARD]],
      ['agb/index.html', [TOKENS, '.a{background:var(--d-color-paper)}']],
    ]),
  );
  expect([...short.values()]).toEqual([
    [':root{--a:#2A1F55;--b:#FFF9EC}', '.card{--pad:1em;color:var(--a)}'],
    [':root{--a:#2A1F55;--b:#FFF9EC}', '.a{background:var(--b)}'],
  ]);
});

test('a name used by other styles is not assigned to a token', () => {
  const own = '.card{--a:1em;padding:var(--a);color:var(--d-color-ink)}';
  const styles = shortTokens(new Map([['index.html', [TOKENS, own]]])).get('index.html');
  expect(styles).toEqual([':root{--b:#2A1F55;--c:#FFF9EC}', '.card{--a:1em;padding:var(--a);color:var(--b)}']);
});
