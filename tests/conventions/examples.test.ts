import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

test('examples stay among themselves: nothing of the site imports them', () => {
  const wrong = ['app', 'components', 'lib']
    .flatMap((room) => (readdirSync(room, { recursive: true }) as string[]).map((name) => join(room, name)))
    .filter((file) => /(?<!\.examples)\.tsx?$/.test(file))
    .filter((file) => /\.examples'|tests\/gallery/.test(readFileSync(file, 'utf8')));
  expect(wrong).toEqual([]);
});
