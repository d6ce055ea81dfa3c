import { PARTICLES } from './particles';
import { stem } from './words';

/** They make a new word of another: 'kostet', 'lernst', 'kindlich'. Only for words that are unknown with them. */
const DERIVED = /(?:t|st|te|ten|tet|test|et|est|end|ig|lich|isch|chen|lein|los|bar|sam|heit|keit|schaft|un|u|in)$/;

/** 'nachkochen', and within 'abgebucht', 'abzubestellen' */
const PARTICLE = new RegExp(`^(?:${PARTICLES})(?=.{4})`);
const PARTICIPLE = new RegExp(`^((?:${PARTICLES}|zu)?)(?:ge|zu)(?=.{4})`);

/** Of an unknown word, the surest first: looserStems('abgebucht') → [… 'abbuch', … 'buch'], looserStems('kostet') → ['kos', …] */
export function looserStems(word: string): string[] {
  const underived = [stem(word), word].map((one) => one.replace(DERIVED, ''));
  const unbound = [word, ...underived].map((one) => one.replace(PARTICIPLE, '$1'));
  return [...underived, ...unbound, ...unbound.map((one) => one.replace(PARTICLE, ''))].map(stem);
}
