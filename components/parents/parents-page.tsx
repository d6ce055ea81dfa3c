import { Faq } from '@/components/faq/faq';
import { ProsePage } from '@/components/legal/prose-page';
import { LinkButton } from '@/components/ui/button';
import { content } from '@/lib/content';
import { planPath } from '@/lib/paths';
import { HelpLines } from './help-lines';
import { TwoLevels } from './two-levels';

const PARTS = { help: <HelpLines />, levels: <TwoLevels /> };

/** Information for adults before and after ordering, and for ten minutes in the evening (R-PAR-1). */
export function ParentsPage() {
  const { parents, landing } = content;
  const after = Object.fromEntries(parents.sections.map(({ heading, shows }) => [heading, shows && PARTS[shows]]));
  return (
    <ProsePage page={parents} after={after}>
      <Faq questions={parents.questions} />
      <p className="no-print">
        <LinkButton href={planPath('trial')}>{landing.hero.cta.label}</LinkButton>
      </p>
    </ProsePage>
  );
}
