import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleIslands, type IslandBundle } from '@/lib/islands/bundle';
import { islandSources } from '@/lib/islands/sources';
import { islandTable } from '@/lib/islands/table';

describe('the scripts of islands', () => {
  let made: IslandBundle;
  beforeAll(async () => {
    made = await bundleIslands(
      ['BookletMaker', 'Events', 'OrderForm', 'QuizQuestions'],
      islandSources('components'),
      '/duda',
    );
  });
  const filesOf = (name: string) => made.scripts.get(name)?.files ?? [];
  const codeOf = (address: string) => made.files.get(address.replace('/duda/', '')) ?? '';

  test('an island starts with its own script and shares React with others', () => {
    expect(filesOf('QuizQuestions')[0]).toMatch(/^\/duda\/_next\/static\/islands\/QuizQuestions-\w+\.js$/);
    const isReact = (address: string) => codeOf(address).includes('hydrateRoot');
    const [react] = filesOf('QuizQuestions').filter(isReact);
    expect(react).toBeDefined();
    expect(filesOf('Events')).toContain(react);
  });

  test('every file an island starts with exists, and there are few', () => {
    for (const name of made.scripts.keys()) {
      expect(filesOf(name).filter((address) => codeOf(address) === '')).toEqual([]);
      expect(filesOf(name).length).toBeLessThanOrEqual(10);
    }
  });

  test('calendar and search load later than the chips of a list', () => {
    const held = filesOf('Events').map((address) => address.replace('/duda/', ''));
    const later = held.flatMap((file) => made.dynamicImports.get(file) ?? []);
    for (const words of ['Monat auswählen', 'heit|keit|schaft']) {
      const has = (file: string) => made.files.get(file)?.includes(words);
      expect([words, held.some(has), later.some(has)]).toEqual([words, false, true]);
    }
  });

  test('of these only the order form, which has React Aria’s calendar, is marked as creating styles', () => {
    const makers = [...made.scripts].filter(([, { makesStyles }]) => makesStyles);
    expect(makers.map(([name]) => name)).toEqual(['OrderForm']);
  });

  test('a worker’s URL is in the script that starts it', () => {
    const worker = [...made.files.keys()].find((file) => file.includes('/plain/')) ?? '';
    const starts = [...made.files.values()].filter((code) => code.includes(`"/duda/${worker}"`));
    expect(worker).not.toBe('');
    expect(starts).toHaveLength(1);
  });

  test('no island contains styled-components', () => {
    expect([...made.files].filter(([, code]) => code.includes('styled-components')).map(([file]) => file)).toEqual([]);
  });

  test('the build prints what each island loads at first and later', () => {
    const lines = islandTable(made).split('\n');
    expect(lines.map((line) => line.split(/\s+/)[0])).toEqual(['Island', ...made.scripts.keys()]);
  });
});

test('two islands of the same name are refused with both files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'islands-'));
  for (const area of ['a', 'b']) {
    mkdirSync(join(folder, area));
    writeFileSync(join(folder, area, 'quiz.island.tsx'), `'use client';\nexport function Quiz() {}\n`);
  }
  expect(() => islandSources(folder)).toThrow(/Quiz is in .*a.quiz\.island\.tsx and in .*b.quiz\.island\.tsx/);
  rmSync(folder, { recursive: true });
});
