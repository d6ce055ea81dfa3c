import { withBase } from '@/lib/pages/paths';
import type { IconName } from './icon-drawings';

export type { IconName };

/** An icon of the Lucide set. It says nothing of its own: the text beside it does. Its drawing stands in /icons.svg. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={withBase(`/icons.svg#${name}`)} />
    </svg>
  );
}
