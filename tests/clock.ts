import { TODAY } from '@/packages/subscription/tests/order/sample';

/** The packages' tests run on the day of their fixtures, whose order is for the Saturday after it: later it would be late.
 * Time goes on from there. */
const BEGIN = Date.parse(`${TODAY}T13:05:00Z`);

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
