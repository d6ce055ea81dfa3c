import { useState } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { type Declaration, declarationText, madeAt, mailOf } from 'subscription/order/declaration';
import type { DeclarationProps } from '@/components/order/declaration-copy';
import { Button, LinkButton } from '@/components/ui/button';
import { Actions, Aside } from './form-parts';

type Offer = Pick<DeclarationProps, 'copy' | 'address'> & {
  declaration: Declaration;
  /** From `madeAt`. */
  moment: string;
  /** Called once the mail is opened or the text is copied. */
  onKept?: () => void;
};

/** A prepared e-mail to the publisher, and the whole text to copy for any other way of sending it. */
export function MailOffer({ declaration, moment, copy, address, onKept }: Offer) {
  const { href, isCut } = mailOf(declaration, moment, address);
  const [status, setStatus] = useState('');
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(declarationText(declaration, moment));
      setStatus(copy.copied);
      onKept?.();
    } catch {
      setStatus(copy.notCopied);
    }
  };
  return (
    <>
      {isCut && <p>{copy.cut}</p>}
      <Actions>
        <LinkButton href={href} onClick={onKept}>
          E-Mail öffnen
        </LinkButton>
        <Button variant="second" onClick={copyText}>
          Text kopieren
        </Button>
      </Actions>
      <Aside role="status">{status}</Aside>
    </>
  );
}

/** A declaration that could not be sent, with the form's values at that time. */
export type Unsent = { declaration: Declaration; values: string; at: Date };

type Props<Values extends FieldValues, Checked> = Pick<DeclarationProps, 'copy' | 'address'> & {
  unsent: Unsent;
  control: Control<Values, unknown, Checked>;
};

/** What can be sent by mail instead; removed once the form's values differ from it. */
export function PreparedMail<Values extends FieldValues, Checked>(props: Props<Values, Checked>) {
  const { copy, address, unsent, control } = props;
  const { declaration, values, at } = unsent;
  if (JSON.stringify(useWatch({ control })) !== values) return null;
  return (
    <>
      <p>{address ? copy.failed.mail : copy.noAddress}</p>
      <MailOffer
        copy={copy}
        address={address}
        declaration={declaration}
        moment={madeAt({ ok: true, transmitted: false }, at)}
      />
    </>
  );
}
