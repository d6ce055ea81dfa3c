import type { Day } from 'german/dates/day';
import type { WithdrawalValues } from 'subscription/order/declaration-schema';
import type { Receipt } from 'subscription/order/receipt';
import * as z from 'zod/mini';

z.config({ jitless: true });

const KEY = 'duda-beleg';
/** Tells the withdrawal and cancellation forms that a receipt is stored. */
export const FROM_RECEIPT = '#aus-beleg';

const text = z.string();
const day = z.custom<Day>((value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value));

const lines = z.array(z.object({ label: text, text }));

/** Session storage may hold data from an older build or from other scripts. */
const receipt: z.ZodMiniType<Receipt> = z.object({
  planId: text,
  startDate: day,
  isRequest: z.boolean(),
  transmitted: z.boolean(),
  isHeld: z.optional(z.boolean()),
  title: text,
  status: text,
  groups: z.array(z.object({ heading: text, lines: lines })),
  // Missing from receipts stored by older builds.
  short: z._default(lines, []),
  reminder: z.optional(z.object({ day, title: text, text, endsItself: z.boolean() })),
  card: z.optional(z.object({ to: z.optional(text), text, from: text, startDate: day })),
  contract: z.object({ name: text, contract: text, email: text }),
});

function stored(): Receipt | undefined {
  try {
    return receipt.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Stores the receipt and marks the history entry; storage is only read on marked entries (§ 25 TDDDG):
 * storeReceipt(receipt) → false if storage is unavailable */
export function storeReceipt(kept: Receipt): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
    window.history.replaceState({ ...window.history.state, receipt: true }, '');
    return true;
  } catch {
    return false;
  }
}

export function forgetReceipt(): void {
  window.history.replaceState({ ...window.history.state, receipt: undefined }, '');
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is unavailable, so there is nothing to remove.
  }
}

/** After a reload or on the way back: storedReceipt('trial') → { planId: 'trial', … }; undefined if none is stored */
export function storedReceipt(planId: string): Receipt | undefined {
  const entry = window.history.state as { receipt?: unknown } | null;
  const found = entry?.receipt === true ? stored() : undefined;
  return found?.planId === planId ? found : undefined;
}

/** Contract data, if the form was opened from a receipt:
 * storedContract() → { name: 'Mia Sonne', contract: 'Jahresabo, …', email: 'mia@example.org' } */
export const storedContract = (): WithdrawalValues | undefined =>
  window.location.hash === FROM_RECEIPT ? stored()?.contract : undefined;
