import * as z from 'zod/mini';
import { PREFIX } from '#title';
import type { Day } from '@/lib/dates/day';
import type { WithdrawalValues } from './declaration-schema';
import type { Receipt } from './receipt';

z.config({ jitless: true });

const KEY = `${PREFIX}-beleg`;
/** By it the forms to withdraw and to cancel know that a receipt was kept for them. */
export const FROM_RECEIPT = '#aus-beleg';

const text = z.string();
const day = z.custom<Day>((value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value));

const lines = z.array(z.object({ label: text, text }));

/** What the tab's storage holds may be of an older build or of somebody else's making. */
const receipt: z.ZodMiniType<Receipt> = z.object({
  planId: text,
  startDate: day,
  isRequest: z.boolean(),
  transmitted: z.boolean(),
  title: text,
  status: text,
  groups: z.array(z.object({ heading: text, lines: lines })),
  // A receipt kept before the page had these is still shown.
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

/** Marks the page's entry in the history: only there is the storage ever looked into (§ 25 TDDDG). → false where nothing can be stored */
export function keepReceipt(kept: Receipt): boolean {
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
    // Where nothing can be stored there is nothing to forget.
  }
}

/** After a reload or on the way back: keptReceipt('trial') → { planId: 'trial', … }, undefined where none was kept */
export function keptReceipt(planId: string): Receipt | undefined {
  const entry = window.history.state as { receipt?: unknown } | null;
  const found = entry?.receipt === true ? stored() : undefined;
  return found?.planId === planId ? found : undefined;
}

/** Where the form was come to from a receipt: → { name: 'Mia Sonne', contract: 'Jahresabo, …', email: 'mia@example.org' } */
export const keptContract = (): WithdrawalValues | undefined =>
  window.location.hash === FROM_RECEIPT ? stored()?.contract : undefined;
