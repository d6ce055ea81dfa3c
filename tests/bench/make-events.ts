import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { addDays } from '@/lib/dates/day';
import { formatDay } from '@/lib/dates/german';

/**
 * Fills a content folder up to so many events, made from the ones it holds: other numbers, titles, places and days.
 * For measuring only; run it on a copy:  npx tsx tests/bench/make-events.ts 1000 <copy>/content
 */
export function makeEvents(count: number, content: string) {
  const folder = join(content, 'events');
  const originals = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => parse(readFileSync(join(folder, name), 'utf8')));
  const towns = ['Köln', 'Bonn', 'Düsseldorf', 'Münster', 'Würzburg', 'Gießen'];
  for (let id = originals.length + 1; id <= count; id += 1) {
    const event = {
      ...originals[id % originals.length],
      id,
      title: `Termin ${id} in ${towns[id % towns.length]}`,
      date: formatDay(addDays('2026-12-01', (id * 7) % 700)),
      location: `Haus Nummer ${(id * 13) % 97}, ${towns[(id * 5) % towns.length]}`,
    };
    writeFileSync(join(folder, `${id}-termin.yaml`), stringify(event));
  }
}

const [, script, count, content] = process.argv;
if (script?.endsWith('make-events.ts') && count && content) makeEvents(Number(count), content);
