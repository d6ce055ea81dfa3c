/** A label, or a label with a hint; 'Fragen|Frage' names a list and one entry. */
type Word = string | readonly [label: string, hint: string];
export type Words = Readonly<Record<string, Word>>;

type Said = { label: string; one?: string; hint?: string };

/** Suffixes of a path, longest first: endsOf(['pages', 'pieces', 'title']) → ['pages.pieces.title', 'pieces.title', 'title'] */
const endsOf = (path: readonly string[]) => path.map((_, at) => path.slice(at).join('.'));

export type Say = {
  field: (path: readonly string[]) => Said;
  value: (path: readonly string[], value: string) => string;
};

const saidOf = (word: Word): Said => {
  const [text, hint] = typeof word === 'string' ? [word] : word;
  const [label = '', one] = text.split('|');
  return { label, ...(one && { one }), ...(hint && { hint }) };
};

/** Values that are German words already: 'Abenteuer', not 'lesung'. */
const SPEAKS_FOR_ITSELF = /^(\p{Lu}|ab$)/u;

/** speaker('events', words).field(['events', 'title']) → { label: 'Titel', hint: 'Kurz …' }; `used` receives each key found. */
export function speaker(kind: string, all: readonly Words[], used: (key: string) => void = () => {}): Say {
  const find = (keys: readonly string[]) => {
    for (const words of all) {
      const key = keys.find((name) => Object.hasOwn(words, name));
      if (key === undefined) continue;
      used(key);
      return words[key];
    }
    return undefined;
  };
  const missing = (what: string) => {
    throw new Error(`Für „${kind}: ${what}“ fehlt ein deutsches Wort in lib/desk/words.`);
  };
  return {
    field: (path) => saidOf(find(endsOf(path)) ?? missing(path.join('.'))),
    value: (path, value) => {
      const word = find(endsOf(path).map((end) => `${end}=${value}`));
      if (word === undefined && SPEAKS_FOR_ITSELF.test(value)) return value;
      return saidOf(word ?? missing(`${path.join('.')}=${value}`)).label;
    },
  };
}
