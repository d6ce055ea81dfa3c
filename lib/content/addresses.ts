import { Marked, type Token } from 'marked';
import { PLAIN_PATH } from '@/lib/hosts/rules';

const plainPath = new RegExp(PLAIN_PATH);

/** A name with a dot: no number, no star, no machine of one's own. */
const PUBLIC_HOST = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$/;

/** isWebAddress('https://www.example.com/') → true; false for 'http:', 'https://localhost/' and a name or password before the host. */
export const isWebAddress = (text: string) =>
  /^https:\/\/[\p{L}\p{N}.-]+(:\d+)?([/?#][^\s\\]*)?$/u.test(text) &&
  URL.canParse(text) &&
  PUBLIC_HOST.test(new URL(text).hostname);

/** True for '/books/?alter=8#liste' and '#events', not for '//evil.example/' or '/\evil.example/', which browsers take for another site. */
const isOwnAddress = (text: string) => /^[/#][^\s\\]*$/.test(text) && plainPath.test(text.split(/[?#]/)[0] || '/');

const CONTACT = /^(mailto:[^\s@?,;\\]+@[a-z0-9.-]+\.[a-z]{2,}(\?[^\s\\]*)?|tel:\+?[\d -]+)$/i;

/** isLinkTarget('/books/') → true, of '#events', 'https://…', 'mailto:…' and 'tel:…' too; 'javascript:…' and 'http:…' → false */
export const isLinkTarget = (text: string) => isOwnAddress(text) || isWebAddress(text) || CONTACT.test(text);

export const LINK_TARGET = 'ein Pfad wie /books/, ein Anker wie #events oder eine Adresse wie https://www.example.com/';

/** Lists in quotes in lists: no text needs more, and a program that reads it would end. */
const DEEPEST = 12;
const TOO_DEEP = `höchstens ${DEEPEST} Ebenen ineinander`;

const insideOf = (token: Token): Token[] =>
  ('items' in token ? token.items : 'tokens' in token ? token.tokens : []) ?? [];
const isDeeper = (tokens: readonly Token[], than: number): boolean =>
  tokens.some((token) => than === 0 || isDeeper(insideOf(token), than - 1));

/** Undefined where they are more than a program has room for. */
function tokensOf(reader: Marked, markdown: string) {
  try {
    const tokens = reader.lexer(markdown);
    return isDeeper(tokens, DEEPEST) ? undefined : tokens;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** markdownFaults('[so](//evil.example/)') → ['ein Pfad wie /books/, …, nicht „//evil.example/“'] */
export function markdownFaults(markdown: string): string[] {
  const faults: string[] = [];
  const reader = new Marked();
  const tokens = tokensOf(reader, markdown);
  if (!tokens) return [TOO_DEEP];
  reader.walkTokens(tokens, (token) => {
    if (token.type === 'image') faults.push(`Bilder nur im Feld image, nicht „${token.href}“ im Text`);
    if (token.type === 'link' && !isLinkTarget(token.href)) faults.push(`${LINK_TARGET}, nicht „${token.href}“`);
  });
  return faults;
}
