import type { WarningFields } from 'content/fault';
import type { Content } from 'content/kinds';
import { sentencesOf } from '@/lib/news/reading';
import { articleTexts } from './article-texts';

/** Participle at the end of a clause: 'gebacken', 'aufgebaut', 'repariert', 'verkauft'. */
const PARTICIPLE = '(?:\\p{L}*ge\\p{L}{3,}(?:t|en)|\\p{L}+iert|(?:ver|be|ent|er|zer)\\p{L}{3,}t)';
const PASSIVE = new RegExp(
  `(?<!\\p{L})(wird|werden|wurden?)(?!\\p{L})[^.!?,;:]*?\\s(${PARTICIPLE})(?=[.!?,;:“]|$)`,
  'iu',
);
/** Words that look like a participle but follow a future form or are adjectives: 'wird aufgehen', 'wird bekannt'. */
const OTHERS =
  /(gehen|geben|gelten|gelingen|gewinnen|gehören|geschehen|genießen|genügen|regen|segen|fliegen|liegen|legen|fegen|biegen|siegen|steigen|zeigen|schweigen|sagen|tragen|fragen|bekannt|verrückt|bereit|leicht|selten|gesund|gelb|gerecht|berühmt|beliebt|zufrieden|erkältet|verliebt)$/iu;

/** Reports passives in simple texts, which should name who acts:
 * → [{ field: 'simple[2].text', found: '„Der Teig wird geknetet.“', expected: 'wer es tut: …' }] */
export const passives = (content: Pick<Content, 'articles'>): WarningFields[] =>
  articleTexts(content, 'simple').flatMap(({ file, field, text }) =>
    sentencesOf(text).flatMap((sentence): WarningFields[] => {
      const [, , participle = ''] = PASSIVE.exec(sentence.trim()) ?? [];
      if (!participle || OTHERS.test(participle)) return [];
      return [
        {
          file,
          field,
          found: `„${sentence.trim()}“`,
          expected: 'ein Satz, der sagt, wer es tut, wie „Der Bäcker knetet den Teig“ statt „Der Teig wird geknetet“',
        },
      ];
    }),
  );
