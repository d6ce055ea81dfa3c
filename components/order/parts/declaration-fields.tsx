import type { WithdrawalValues } from 'subscription/order/declaration-schema';
import type { DeclarationProps } from '@/components/order/declaration-copy';
import { TextInput } from '@/components/order/fields/text-input';
import { MailField } from './mail-field';

type Props = { contractHint: string; mailDoubt: DeclarationProps['mailDoubt']; isLast?: boolean };

/** Name, contract, and the e-mail address for the confirmation. */
export function DeclarationFields({ contractHint, mailDoubt, isLast = false }: Props) {
  return (
    <>
      <TextInput<WithdrawalValues> name="name" label="Ihr Name" autoComplete="name" autoCapitalize="words" />
      <TextInput<WithdrawalValues> name="contract" label="Vertrag" autoComplete="on" hint={contractHint} />
      <MailField<WithdrawalValues>
        name="email"
        label="E-Mail für die Bestätigung"
        autoComplete="email"
        doubt={mailDoubt}
        {...(isLast && { enterKeyHint: 'go' })}
      />
    </>
  );
}
