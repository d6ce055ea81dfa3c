import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { today } from 'german/dates/day';
import type { ComponentProps, ReactElement } from 'react';
import { declarationProps } from '@/components/order/declaration-copy';
import { formCopy } from '@/components/order/form-copy';
import type { OrderForm } from '@/components/order/order-form.island';
import { content } from '@/lib/content';
import { ordered } from '@/packages/subscription/tests/plans/plans';

const { title, site, order } = content;
export const user = userEvent.setup({ delay: null });
// jsdom has no layout, so it cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

/** Props that the order page passes to its form, from the site's real content. */
export function orderFormProps(id: string): ComponentProps<typeof OrderForm> {
  return {
    plan: ordered(id),
    copy: formCopy(content),
    sending: { mode: 'demo' },
    product: title.name,
    builtOn: today(),
    calendarIcon: null,
    pictures: { gift: null, success: null },
  };
}

export const declarationFormProps = declarationProps(order, site);

export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

export async function paste(into: string | RegExp | HTMLElement, text: string) {
  await user.click(into instanceof HTMLElement ? into : field(into));
  await user.paste(text);
}

/** Fills in the fields that every plan requires. */
export async function fillIn() {
  await user.click(screen.getByRole('radio', { name: 'Frau' }));
  await paste('Vorname', 'Anna');
  await paste('Nachname', 'Müller');
  await paste('E-Mail', 'anna@example.org');
  for (const school of screen.queryAllByRole('textbox', { name: 'Schule' })) await paste(school, 'Grundschule am Bach');
  await paste('Straße', 'Hauptstraße 12a');
  await paste('Postleitzahl', '50667 Köln');
  await user.click(screen.getByRole('checkbox', { name: /^Ich stimme den AGB zu/ }));
}

export const ENDPOINT = { mode: 'endpoint', endpoint: 'https://www.example.com/orders' } as const;

/** The publisher’s server: answers with each status in turn, then with 200. Returns the keys of the requests it gets. */
export function serve(answer: object = {}, ...statuses: number[]): string[] {
  const keys: string[] = [];
  const fetch = async (_address: unknown, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['Idempotency-Key'] ?? '');
    const status = statuses.shift() ?? 200;
    return { status, ok: status < 400, json: async () => ({ status: 'accepted', ...answer }) };
  };
  Object.assign(globalThis, { fetch });
  return keys;
}

/** Whether the page asks before the visitor leaves. */
export const asksBack = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Renders a form and waits for the part that sends orders, which changes state when it is loaded. */
export const renderForm = (form: ReactElement) => act(async () => void render(form));
