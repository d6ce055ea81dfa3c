import { isValidElement, type ReactNode } from 'react';
import { trustedHtml } from '@/lib/policy/trusted-html';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Placeholder in an island's JSON for a server-rendered node. */
type SlotMark = { $slot: number };

const isNode = (value: unknown) => isValidElement(value) || (Array.isArray(value) && value.some(isValidElement));
const isMark = (value: object): value is SlotMark => '$slot' in value;

/** Splits an island's props into JSON and server-rendered nodes. Throws for values that are neither.
 * serializeProps({ items: [{ node: <b>A</b> }], more: undefined })
 * → { json: { items: [{ node: { $slot: 0 } }] }, nodes: [<b>A</b>] } */
export function serializeProps(props: object): { json: Json; nodes: ReactNode[] } {
  const nodes: ReactNode[] = [];
  const take = (value: unknown, at: string): Json => {
    if (isNode(value)) return { $slot: nodes.push(value as ReactNode) - 1 };
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (Array.isArray(value)) return value.map((part, index) => take(part, `${at}[${index}]`));
    if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
      return Object.fromEntries(
        Object.entries(value)
          .filter(([, part]) => part !== undefined)
          .map(([name, part]) => [name, take(part, `${at}.${name}`)]),
      );
    throw new Error(`${at} is not JSON: ${String(value)}`);
  };
  return { json: take(props, 'props'), nodes };
}

/** Inverse of `serializeProps`: replaces each mark by `slotAt` of its number. */
export function deserializeProps(json: unknown, slotAt: (at: number) => ReactNode): unknown {
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map((part) => deserializeProps(part, slotAt));
  if (isMark(json)) return slotAt(json.$slot);
  return Object.fromEntries(Object.entries(json).map(([name, part]) => [name, deserializeProps(part, slotAt)]));
}

/** A server-rendered node. React does not hydrate its inside; `html` restores it on re-rendering. */
export const Slot = ({ html }: { html: string }) => (
  <island-slot dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} suppressHydrationWarning />
);
