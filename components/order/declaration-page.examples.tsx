import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { CancelForm } from './cancel-form.island';
import { DeclarationPage } from './declaration-page';
import { WithdrawForm } from './withdraw-form.island';

const { site, order, pages } = content;
const { cancel, withdraw } = order.declaration;
const common = { order, site };

export const examples = {
  kündigen: <DeclarationPage {...common} page={pages.kuendigen} heading={cancel.heading} Form={CancelForm} />,
  widerrufen: <DeclarationPage {...common} page={pages.widerruf} heading={withdraw.heading} Form={WithdrawForm} />,
} satisfies Examples;
