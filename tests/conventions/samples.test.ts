import { readFileSync } from 'node:fs';
import { mapStrings } from 'content/text';
import { sourcesIn } from './sources';

/** Values of a list of literals, undefined for a name, a function or '…' in it. */
function literals(text: string): unknown[] | undefined {
  try {
    const values: unknown[] = Function(`'use strict'; return [${text}]`)();
    return values.some((value) => typeof value === 'function') ? undefined : values;
  } catch {
    return undefined;
  }
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** '…' in a text stands for more of it. */
const asSample = (text: string) =>
  text.includes('…') ? expect.stringMatching(new RegExp(`^${text.split('…').map(escaped).join('.*')}$`, 's')) : text;

/** Comments show no-break spaces as spaces. */
const withSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

type Sample = { call: string; name: string; given: unknown[]; made: unknown };

/** Samples that hold literals only: "inMegabytes(1234567) → '1,2 MB'". The rest teaches, and nothing runs it. */
function samplesIn(file: string): Sample[] {
  const code = readFileSync(file, 'utf8');
  const isExported = (name: string) => new RegExp(`^export (async )?(function|const) ${name}\\b`, 'm').test(code);
  return [...code.matchAll(/\/\*\*(.*?)\*\//gs)]
    .map(([, comment = '']) => comment.replace(/\s*\n\s*\*\s*/g, ' ').trim())
    .flatMap((comment) =>
      [...comment.matchAll(/(?<![\w.])([a-z]\w*)\(((?:(?!→|\) ).)*)\) → /g)].flatMap((found) => {
        const [call, name = '', args = ''] = found;
        const rest = comment.slice(found.index + call.length);
        const ends = [...rest.matchAll(/[,;\s]|\.(?=\s|$)|$/g)].map(({ index }) => index);
        const [made] = ends.map((end) => literals(rest.slice(0, end))).filter((values) => values?.length === 1);
        const given = args.includes('…') ? undefined : literals(args);
        return given && made && isExported(name) ? [{ call, name, given, made: made[0] }] : [];
      }),
    );
}

const files = ['lib', 'packages']
  .flatMap(sourcesIn)
  .map((file) => ({ file, samples: samplesIn(file) }))
  .filter(({ samples }) => samples.length > 0);

test.each(files)('samples in comments of $file hold', async ({ file, samples }) => {
  const module = await import(`@/${file.replace(/\.tsx?$/, '')}`);
  for (const { call, name, given, made } of samples)
    expect([call, mapStrings(await module[name](...given), withSpaces)]).toEqual([
      call,
      mapStrings(mapStrings(made, withSpaces), asSample),
    ]);
});
