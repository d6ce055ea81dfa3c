import { readFileSync } from 'node:fs';
import { readYaml } from '@/lib/content/yaml';
import { countedSentences, measuresOf } from '@/lib/reading/measures';
import { plainWords } from '@/lib/reading/words';
import { divider } from '@/lib/syllables/divide';
import { isDoubtfullyDivided } from '@/lib/syllables/doubtful';

/** In words, of a sentence of a simple text. */
const LONGEST = 12;

const read = (file: string) => {
  const { data, faults } = readYaml(readFileSync(file));
  for (const { field, found, expected } of faults) console.error(`${file} · ${field}: ${found}, erwartet ${expected}`);
  return data;
};

const divide = divider((read('content/syllables.yaml') ?? []) as string[]);
const textsOf = (blocks: unknown) =>
  (Array.isArray(blocks) ? blocks : [])
    .filter(({ type, text }) => type !== 'heading' && typeof text === 'string')
    .map(({ text }) => String(text).replace(/\s+/g, ' ').trim());
const doubtful = (texts: readonly string[]) =>
  [...new Set(texts.flatMap(plainWords))].filter((word) => isDoubtfullyDivided(divide, word));
const german = (value: number) => value.toLocaleString('de', { maximumFractionDigits: 1 });

const files = process.argv.slice(2);
if (files.length === 0) console.error('npm run measures -- content/articles/name.yaml …');

for (const file of files) {
  console.log(file);
  const article = (read(file) ?? {}) as Record<string, unknown>;
  for (const level of ['content', 'simple']) {
    const texts = textsOf(article[level]);
    if (texts.length === 0) continue;
    const found = measuresOf(texts, divide);
    console.log(`  ${level}: ${found.words} Wörter in ${found.sentences} Sätzen`);
    console.log(`    Satz: ${german(found.meanSentence)} Wörter im Mittel, der längste ${found.longestSentence}`);
    console.log(
      `    Wörter: ${german(found.ofThreeSyllables)} % ab drei Silben, ${german(found.ofSevenLetters)} % über sechs Buchstaben, ${german(found.ofOneSyllable)} % mit einer Silbe`,
    );
    console.log(`    Wiener Sachtextformel: ${german(found.wiener)}`);
    const words = doubtful(texts);
    if (words.length > 0) console.log(`    Silben prüfen: ${words.map((word) => divide(word).join('-')).join(', ')}`);
    if (level !== 'simple') continue;
    for (const { text, words } of countedSentences(texts).filter((sentence) => sentence.words > LONGEST)) {
      console.log(`    ${words} Wörter: ${text}`);
    }
  }
}
