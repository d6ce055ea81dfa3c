let made = 0;

/** What stands for a fact is known once the whole content is read, so a text with one is looked at when it is saved. */
const PLACEHOLDER = /\{[a-zA-Z][\w.]*\}/;
/** Sveltia asks an empty field so. */
const EMPTY = ['', 'undefined', 'null'];

/** A pattern whose test is the schema's own, since a date or a price is read and not matched: new Rule(isPrice, false).test('10 €') */
export class Rule extends RegExp {
  readonly #passes: (text: string) => boolean;
  readonly #mayBeEmpty: boolean;

  constructor(passes: (text: string) => boolean, mayBeEmpty: boolean) {
    made += 1;
    super(`^[^]*$|rule${made}`);
    this.#passes = passes;
    this.#mayBeEmpty = mayBeEmpty;
  }

  override test(text: string): boolean {
    if (EMPTY.includes(text)) return this.#mayBeEmpty;
    return PLACEHOLDER.test(text) || this.#passes(text);
  }
}

/** The same for views of a list, which ask it of what a field holds: new Finder((text) => text === '').test('') */
export class Finder extends RegExp {
  readonly #finds: (text: string) => boolean;

  constructor(finds: (text: string) => boolean) {
    made += 1;
    super(`^[^]*$|view${made}`);
    this.#finds = finds;
  }

  override test(text: string): boolean {
    return this.#finds(text);
  }
}
