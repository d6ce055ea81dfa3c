let made = 0;

/** Facts are known only with the whole content, so texts with placeholders are checked on saving. */
const PLACEHOLDER = /\{[a-zA-Z][\w.]*\}/;
/** Sveltia's value of an empty field. */
const EMPTY = ['', 'undefined', 'null'];

/** A pattern that tests with the schema, since dates and prices are parsed, not matched: new Rule(isPrice, false).test('10 €') */
export class SchemaPattern extends RegExp {
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

/** The same for list views, which test a field's value: new ViewPattern((text) => text === '').test('') */
export class ViewPattern extends RegExp {
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
