import { lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from 'content/fault';
import type { Article, Recording } from 'content/kinds';
import { nearestName } from 'content/names';
import type { Moment } from 'content/values/moments';
import { headingsIn } from './blocks';
import { blocksRead, spokenIn } from './recording';

type Found = Omit<Fault, 'file'>;

function checkFile(root: string, file: string): Omit<Found, 'field'>[] {
  const folder = join(root, 'audio');
  const isThere = (path: string) => statSync(path, { throwIfNoEntry: false });
  // No symbolic link, as it could lead to any file of the machine.
  if (lstatSync(join(folder, file), { throwIfNoEntry: false })?.isFile()) return [];
  const near = nearestName(isThere(folder)?.isDirectory() ? readdirSync(folder) : [], file, 3);
  const meant = near ? `; gemeint ist vielleicht ${near}` : '';
  return [{ found: `„${file}“`, expected: `eine Aufnahme unter content/audio/${file}${meant}` }];
}

function* checkMoments(key: string, times: readonly Moment[], length: Moment, most: number, what: string) {
  const wrong = times.findIndex(({ seconds }, at) => seconds <= (times[at - 1]?.seconds ?? -1));
  if (wrong >= 0)
    yield {
      field: `${key}[${wrong + 1}]`,
      found: times[wrong]?.text ?? '',
      expected: `eine Zeit nach ${times[wrong - 1]?.text}`,
    };
  const late = times.findIndex(({ seconds }) => seconds >= length.seconds);
  if (late >= 0)
    yield {
      field: `${key}[${late + 1}]`,
      found: times[late]?.text ?? '',
      expected: `eine Zeit vor dem Ende der Aufnahme (${length.text})`,
    };
  if (times.length > most)
    yield { field: key, found: `${times.length} Zeiten`, expected: `höchstens ${most}: so viele ${what} hat der Text` };
}

function* checkOne(root: string, article: Omit<Article, 'slug'>, one: Recording): Generator<Found> {
  const { text, file, length, chapters, marks } = one;
  for (const fault of checkFile(root, file)) yield { field: 'file', ...fault };
  if (text === 'leicht' && !article.simple)
    return yield {
      field: 'text',
      found: '„leicht“',
      expected: 'ganz: einen leichten Text (simple) hat der Artikel nicht',
    };
  if (chapters && marks)
    yield {
      field: 'chapters',
      found: 'chapters und marks',
      expected: 'eins von beiden: marks sagt auch, wann die Kapitel beginnen',
    };
  const blocks = blocksRead(article, text);
  yield* checkMoments('marks', marks ?? [], length, spokenIn(blocks).length, 'Sätze und Zwischenüberschriften');
  yield* checkMoments('chapters', chapters ?? [], length, headingsIn(blocks).length, 'Zwischenüberschriften');
}

/** Reports faults of recordings (R-NEWS-16): → [{ file: 'articles/eulen.yaml', field: 'audio[1].marks[3]', … }] */
export const recordingCheck = (
  root: string,
  articles: readonly { file: string; data: Omit<Article, 'slug'> | undefined }[],
): Fault[] =>
  articles.flatMap(({ file, data }) =>
    (data?.audio ?? []).flatMap((one, at, all) => {
      const place = `audio[${at + 1}]`;
      const faults = [...checkOne(root, data as Article, one)];
      if (all.findIndex(({ text }) => text === one.text) < at)
        faults.push({ field: 'text', found: `„${one.text}“ noch einmal`, expected: 'je Text eine Aufnahme' });
      return faults.map((fault) => ({ file, ...fault, field: `${place}.${fault.field}` }));
    }),
  );
