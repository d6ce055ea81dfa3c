import { LinkButton } from '@/components/ui/button';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';

type Props = {
  /** The new address, without base path. */
  to: string;
  /** What the page there is called. */
  name: string;
};

/** At an old address, from which the browser goes on by itself: whoever stays has the way before them (R-WHOLE-2). */
export function Moved({ to, name }: Props) {
  const { title, text, more } = content.lists.moved;
  return (
    <Page title={title} lead={text} width="text">
      <p>
        <LinkButton href={to}>{more.replace('%name%', name)}</LinkButton>
      </p>
    </Page>
  );
}
