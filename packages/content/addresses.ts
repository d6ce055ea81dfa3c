import { Marked, type Token } from 'marked';
import { PLAIN_PATH } from './own-paths';

const plainPath = new RegExp(PLAIN_PATH);

/** Host name with a dot; no IP address, wildcard or local name. */
const PUBLIC_HOST = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$/;

/** isWebAddress('https://www.example.com/') → true; false for 'http:', 'https://localhost/' and addresses with a user name or password */
export const isWebAddress = (text: string) =>
  /^https:\/\/[\p{L}\p{N}.-]+(:\d+)?([/?#][^\s\\]*)?$/u.test(text) &&
  URL.canParse(text) &&
  PUBLIC_HOST.test(new URL(text).hostname);

/** True for '/books/?alter=8#liste' and '#events', false for '//evil.example/' and '/\evil.example/', which lead to another site. */
const isOwnAddress = (text: string) => /^[/#][^\s\\]*$/.test(text) && plainPath.test(text.split(/[?#]/)[0] || '/');

const CONTACT = /^(mailto:[^\s@?,;\\]+@[a-z0-9.-]+\.[a-z]{2,}(\?[^\s\\]*)?|tel:\+?[\d -]+)$/i;

/**
 * isLinkTarget('/books/') → true, also for '#events', 'https://…', 'mailto:…' and 'tel:…'; false for 'javascript:…' and
 * 'http:…'
 */
export const isLinkTarget = (text: string) => isOwnAddress(text) || isWebAddress(text) || CONTACT.test(text);

export const LINK_TARGET = 'ein Pfad wie /books/, ein Anker wie #events oder eine Adresse wie https://www.example.com/';

/** Limit for nested lists and quotes; much deeper ones overflow the parser's stack. */
const DEEPEST = 12;
const TOO_DEEP = `höchstens ${DEEPEST} Ebenen ineinander`;

const insideOf = (token: Token): Token[] =>
  ('items' in token ? token.items : 'tokens' in token ? token.tokens : []) ?? [];
const isDeeper = (tokens: readonly Token[], than: number): boolean =>
  tokens.some((token) => than === 0 || isDeeper(insideOf(token), than - 1));

/** Undefined if nested too deeply. */
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
