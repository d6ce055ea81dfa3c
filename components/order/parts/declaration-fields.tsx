import { TextInput } from '@/components/order/fields/text-input';
import type { WithdrawalValues } from '@/lib/order/declaration-schema';

/** Who, which contract, where the confirmation goes. */
export function DeclarationFields({ contractHint }: { contractHint: string }) {
  return (
    <>
      <TextInput<WithdrawalValues> name="name" label="Ihr Name" autoComplete="name" autoCapitalize="words" />
      <TextInput<WithdrawalValues> name="contract" label="Vertrag" autoComplete="off" hint={contractHint} />
      <TextInput<WithdrawalValues>
        name="email"
        label="E-Mail für die Bestätigung"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
    </>
  );
}
