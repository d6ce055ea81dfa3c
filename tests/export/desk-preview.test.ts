import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAFT, RELOAD } from '@/lib/desk/preview/paths';

const texts = (readdirSync('out', { recursive: true }) as string[]).filter((name) =>
  /\.(html|js|css|txt|json|xml)$/.test(name),
);

test('no page or script of the site contains the CMS preview (R-DESK-11)', () => {
  expect(texts.length).toBeGreaterThan(100);
  const speaking = texts
    .filter((name) => !name.startsWith('redaktion'))
    .filter((name) =>
      [DRAFT, RELOAD, 'deskPage'].some((word) => readFileSync(join('out', name), 'utf8').includes(word)),
    );
  expect(speaking).toEqual([]);
});
