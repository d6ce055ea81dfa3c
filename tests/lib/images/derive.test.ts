import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { derivePicture } from '@/lib/images/derive';
import { CACHE, filesOf, WIDTHS } from '@/lib/images/settings';

test('a small drawing is rasterized at display size', async () => {
  const root = mkdtempSync(join(tmpdir(), 'duda-small-drawing-'));
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24z"/></svg>';
  writeFileSync(join(root, 'stern.svg'), drawing);
  const facts = await derivePicture(root, 'stern.svg');
  expect(facts.widths).toEqual(WIDTHS.object);
  for (const name of [...filesOf(facts), `stern.svg-${facts.hash}.json`]) rmSync(join(CACHE, name));
  rmSync(root, { recursive: true });
});
