'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { withdrawal } from 'subscription/order/declaration';
import { type CheckedWithdrawal, type WithdrawalValues, withdrawalSchema } from 'subscription/order/declaration-schema';
import type { DeclarationProps } from './declaration-copy';
import { DeclarationFields } from './parts/declaration-fields';
import { DeclarationForm } from './parts/declaration-form';

const FIELDS = ['name', 'contract', 'email'] as const;

/** Form to withdraw from a contract in two steps: name it, then confirm (§ 356a BGB). */
export function WithdrawForm(props: DeclarationProps) {
  const { copy, mailDoubt } = props;
  const form = useForm<WithdrawalValues, unknown, CheckedWithdrawal>({
    defaultValues: { name: '', contract: '', email: '' },
    resolver: zodResolver(withdrawalSchema),
    shouldFocusError: false,
  });
  const read = () => withdrawalSchema.safeParse(form.getValues()).data;
  return (
    <DeclarationForm
      {...props}
      form={form}
      type="withdrawal"
      order={FIELDS}
      declarationOf={withdrawal}
      submit="Weiter"
      confirm={{ label: 'Widerruf bestätigen', intro: copy.withdraw.check, read }}
    >
      <DeclarationFields contractHint={copy.contract} mailDoubt={mailDoubt} isLast />
    </DeclarationForm>
  );
}
