import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import type { DeclarationProps } from '@/components/order/declaration-copy';
import { LinkButton } from '@/components/ui/button';
import { type Declaration, madeAt, mailOf } from '@/lib/order/declaration';

/** A declaration that could not be sent, with the form's values at that time. */
export type Unsent = { declaration: Declaration; values: string; at: Date };

type Props<Values extends FieldValues, Checked> = Pick<DeclarationProps, 'copy' | 'address'> & {
  unsent: Unsent;
  control: Control<Values, unknown, Checked>;
};

/** A prepared e-mail to the publisher; removed once the form's values differ from it. */
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
