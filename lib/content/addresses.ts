import { Marked } from 'marked';
import { PLAIN_PATH } from '@/lib/hosts/rules';

const plainPath = new RegExp(PLAIN_PATH);

/** A name with a dot: no number, no star, no machine of one's own. */
const PUBLIC_HOST = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$/;

/** Whether a text is the whole address of a public site, with nobody's name or password before the host. */
export const isWebAddress = (text: string) =>
  /^https:\/\/[\p{L}\p{N}.-]+(:\d+)?([/?#][^\s\\]*)?$/u.test(text) &&
  URL.canParse(text) &&
  PUBLIC_HOST.test(new URL(text).hostname);

/** Whether a text is a path of this site: '/books/?alter=8#liste' or '#events', not '//evil.example/' or '/\evil.example/'. */
const isOwnAddress = (text: string) => /^[/#][^\s\\]*$/.test(text) && plainPath.test(text.split(/[?#]/)[0] || '/');

const CONTACT = /^(mailto:[^\s@?,;\\]+@[a-z0-9.-]+\.[a-z]{2,}(\?[^\s\\]*)?|tel:\+?[\d -]+)$/i;

/** Whether a link of the content may lead there. */
export const isLinkTarget = (text: string) => isOwnAddress(text) || isWebAddress(text) || CONTACT.test(text);

/** What a link may lead to, in words. */
export const LINK_TARGET = 'ein Pfad wie /books/, ein Anker wie #events oder eine Adresse wie https://www.example.com/';

/** What in a text with Markdown leads or loads from where it must not: ['„//evil.example/“ …'] */
export function markdownFaults(markdown: string): string[] {
  const faults: string[] = [];
  const reader = new Marked();
  reader.walkTokens(reader.lexer(markdown), (token) => {
    if (token.type === 'image') faults.push(`Bilder nur im Feld image, nicht „${token.href}“ im Text`);
    if (token.type === 'link' && !isLinkTarget(token.href)) faults.push(`${LINK_TARGET}, nicht „${token.href}“`);
  });
  return faults;
}
