import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import type { DeclarationProps } from '@/components/order/declaration-copy';
import { LinkButton } from '@/components/ui/button';
import { type Declaration, madeAt, mailOf } from '@/lib/order/declaration';

/** A declaration that could not be sent, with what the form held then. */
export type Unsent = { declaration: Declaration; values: string; at: Date };

type Props<Values extends FieldValues, Checked> = Pick<DeclarationProps, 'copy' | 'address'> & {
  unsent: Unsent;
  control: Control<Values, unknown, Checked>;
};

/** Another way to the publisher, gone once a field says something else than the mail. */
export function PreparedMail<Values extends FieldValues, Checked>({
  unsent,
  control,
  copy,
  address,
}: Props<Values, Checked>) {
  const { declaration, values, at } = unsent;
  if (JSON.stringify(useWatch({ control })) !== values) return null;
  const moment = madeAt({ ok: true, transmitted: false }, at);
  return (
    <>
      <p>{address ? copy.failed.mail : copy.noAddress}</p>
      <LinkButton href={mailOf(declaration, moment, address)}>E-Mail öffnen</LinkButton>
    </>
  );
}
