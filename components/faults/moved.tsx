import { LinkButton } from '@/components/ui/button';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';

type Props = {
  /** The new address, without base path. */
  to: string;
  /** Title of the page at the new address. */
  name: string;
};

/** Shown at a moved address, which redirects; the link is for browsers that do not (R-WHOLE-2). */
export function RedirectPage({ to, name }: Props) {
  const { title, text, more } = content.lists.moved;
  return (
    <Page title={title} lead={text} width="text">
      <p>
        <LinkButton href={to}>{more.replace('%name%', name)}</LinkButton>
      </p>
    </Page>
  );
}
