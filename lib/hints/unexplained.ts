import type { WarningFields } from 'content/fault';
import type { Content } from 'content/kinds';
import { divider } from 'german/syllables/divide';
import { plainWords } from 'german/words';
import { articleTexts } from './article-texts';

/** In syllables. German has many long but easy compounds, so only the longest words are reported. */
const HARD = 7;

/** Reports long words of simple texts that have no explanation, each once: → [{ field: 'simple[2].text', found: '„Temperaturunterschied“', … }] */
export function unexplained(content: Pick<Content, 'articles' | 'glossary' | 'syllables'>): WarningFields[] {
  const divide = divider(content.syllables);
  const known = new Set(
    content.glossary.flatMap(({ word, forms }) => [word, ...forms]).map((word) => word.toLowerCase()),
  );
  const seen = new Set<string>();
  return articleTexts(content, 'simple').flatMap(({ file, field, text }) =>
    plainWords(text).flatMap((word): WarningFields[] => {
      const key = word.toLowerCase();
      if (seen.has(key) || known.has(key) || divide(word).length < HARD) return [];
      seen.add(key);
      return [
        { file, field, found: `„${word}“`, expected: 'ein kürzeres Wort, oder dieses mit Erklärung in glossary.yaml' },
      ];
    }),
  );
}
