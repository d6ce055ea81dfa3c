import { type Content, FILES } from '@/lib/content/kinds';
import { counted } from '@/lib/text';

/** Hosts that nobody owns (RFC 2606, RFC 6761): who follows a link there meets nothing of the publisher. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test|localhost)$/;

/** isPlaceholder('https://www.example.com/abo') → true */
export const isPlaceholder = (address: string) =>
  URL.canParse(address) && RESERVED.test(new URL(address).hostname.replace(/\.$/, ''));

const ADDRESS = /https?:\/\/[^\s"'<>()[\]]+/g;

const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.match(ADDRESS) ?? [];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(addressesIn);
};

/** readingOffers → 'content/reading-offers.yaml', events → 'content/events/' */
function fileOf(key: string): string {
  const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return name in FILES ? `content/${name}.yaml` : `content/${name}/`;
}

/** Which part of content still links to a reserved host, and how often. */
export function placeholderLinks(content: Partial<Content>): string[] {
  return Object.entries(content).flatMap(([key, value]) => {
    const found = addressesIn(value).filter(isPlaceholder);
    const hosts = [...new Set(found.map((address) => new URL(address).hostname))].join(', ');
    if (found.length === 0) return [];
    const links = counted(found.length, 'Link führt', 'Links führen');
    return [`${fileOf(key)}: ${links} noch zu einem Platzhalter (${hosts}).`];
  });
}
