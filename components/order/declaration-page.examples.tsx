import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { CancelForm } from './cancel-form.island';
import { declarationProps } from './declaration-copy';
import { DeclarationPage } from './declaration-page';
import { WithdrawForm } from './withdraw-form.island';

const { site, order, pages } = content;
const props = declarationProps(order, site);
const common = { publisher: site.publisher, noScript: { ...order.noScript, ...order.declaration.noScript } };

export const examples = {
  kündigen: (
    <DeclarationPage {...common} page={pages.kuendigen} heading={order.declaration.cancel.heading}>
      <CancelForm {...props} />
    </DeclarationPage>
  ),
  widerrufen: (
    <DeclarationPage {...common} page={pages.widerruf} heading={order.declaration.withdraw.heading}>
      <WithdrawForm {...props} />
    </DeclarationPage>
  ),
} satisfies Examples;
