/** The day of the packages' fixtures (TODAY in packages/subscription/tests/order/sample.ts): an order for the Saturday after it
 * would be late on any other day. Time goes on from there. */
const BEGIN = Date.parse('2026-11-21T13:05:00Z');

const RealDate = Date;
const shift = BEGIN - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...given: [] | [string | number | Date]) {
    if (given.length > 0) super(...(given as [string]));
    else super(RealDate.now() + shift);
  }

  static override now(): number {
    return RealDate.now() + shift;
  }
} as DateConstructor;
