import type { OrderCopy, Site } from 'content/kinds';
import { isPlaceholder } from 'content/placeholder-links';
import { PLACEHOLDER } from 'content/schema/site';
import type { Sending } from 'subscription/order/send';
import { sendingOf } from './form-copy';

/** Content passed to the cancellation and withdrawal forms. */
export type DeclarationProps = {
  copy: OrderCopy['declaration'];
  faults: OrderCopy['faults'];
  failures: OrderCopy['failures'];
  checked: OrderCopy['checked'];
  sending: Sending;
  /** Only while declarations go nowhere. */
  preview?: string;
  mailDoubt: OrderCopy['mailDoubt'];
  /** The publisher's address for the prepared e-mail; undefined while it is a placeholder. */
  address?: string;
};

const exists = (email: string) => email !== PLACEHOLDER && !isPlaceholder(`https://${email.split('@').at(-1)}`);

export const declarationProps = (
  { declaration, faults, failures, checked, preview, mailDoubt }: OrderCopy,
  site: Site,
): DeclarationProps => ({
  copy: declaration,
  faults,
  failures,
  checked,
  mailDoubt,
  sending: sendingOf(site),
  ...(site.order.mode === 'demo' && { preview: preview.declaration }),
  ...(exists(site.publisher.email) && { address: site.publisher.email }),
});
