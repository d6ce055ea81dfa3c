import { PARTICLES } from './particles';
import { stem } from './words';

/** Derivational endings: 'kostet', 'lernst', 'kindlich'. Only cut from otherwise unknown words. */
const DERIVED = /(?:t|st|te|ten|tet|test|et|est|end|ig|lich|isch|chen|lein|los|bar|sam|heit|keit|schaft|un|u|in)$/;

/** 'nachkochen', and inside a word as in 'abgebucht', 'abzubestellen'. */
const PARTICLE = new RegExp(`^(?:${PARTICLES})(?=.{4})`);
const PARTICIPLE = new RegExp(`^((?:${PARTICLES}|zu)?)(?:ge|zu)(?=.{4})`);

/** Candidate stems of an unknown word, safest first: looserStems('abgebucht') → [… 'abbuch', … 'buch'], looserStems('kostet') → ['kos', …] */
export function looserStems(word: string): string[] {
  const underived = [stem(word), word].map((one) => one.replace(DERIVED, ''));
  const unbound = [word, ...underived].map((one) => one.replace(PARTICIPLE, '$1'));
  return [...underived, ...unbound, ...unbound.map((one) => one.replace(PARTICLE, ''))].map(stem);
}
