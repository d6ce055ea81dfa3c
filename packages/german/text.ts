/** Cuts after a sentence, or a long first sentence after a word: teaserOf('Eine Eule landet. Sie wartet.', 20) → 'Eine Eule landet.' */
export function teaserOf(description: string, limit = 110): string {
  if (description.length <= limit) return description;
  const head = description.slice(0, limit + 1);
  const sentence = /^.*[.!?](?=\s)/s.exec(head)?.[0];
  return sentence ?? `${head.slice(0, head.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')} …`;
}

/** counted(1, 'Buchtipp', 'Buchtipps') → '1 Buchtipp' */
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** capitalized('abgesagt') → 'Abgesagt' */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** headingAnchor('9. Lieferung') → '9-lieferung' */
export const headingAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9äöüß]+/g, '-')
    .replace(/^-|-$/g, '');

/** ASCII only: fileName('Der Froschkönig hüpft!') → 'der-froschkoenig-huepft' */
export const fileName = (title: string) =>
  headingAnchor(title).replace(/[äöüß]/g, (letter) => PLAIN[letter as keyof typeof PLAIN]);

const PLAIN = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' } as const;

/** escapeRegExp('U.S. (neu)') → 'U\\.S\\. \\(neu\\)' */
export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** firstSentence('Ein Wal. Er prustet.') → 'Ein Wal.' */
export const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
