import { counted } from 'german/text';
import { type Content, FILES } from './kinds';
import { textsIn } from './text';

/** Reserved host names (RFC 2606, RFC 6761), so placeholders in this project. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test|localhost)$/;

/** isPlaceholder('https://www.example.com/abo') → true */
export const isPlaceholder = (address: string) =>
  URL.canParse(address) && RESERVED.test(new URL(address).hostname.replace(/\.$/, ''));

const ADDRESS = /https?:\/\/[^\s"'<>()[\]]+/g;

/** fileOf('readingOffers') → 'content/reading-offers.yaml', fileOf('events') → 'content/events/' */
function fileOf(key: string): string {
  const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return name in FILES ? `content/${name}.yaml` : `content/${name}/`;
}

/** Links still leading to a placeholder host, by content file: placeholderLinks(content) → ['content/reading-offers.yaml: 3 Links führen
 * noch zu einem Platzhalter (www.example.com).', …] */
export function placeholderLinks(content: Partial<Content>): string[] {
  return Object.entries(content).flatMap(([key, value]) => {
    const found = textsIn(value)
      .flatMap(({ text }) => text.match(ADDRESS) ?? [])
      .filter(isPlaceholder);
    const hosts = [...new Set(found.map((address) => new URL(address).hostname))].join(', ');
    if (found.length === 0) return [];
    const links = counted(found.length, 'Link führt', 'Links führen');
    return [`${fileOf(key)}: ${links} noch zu einem Platzhalter (${hosts}).`];
  });
}
