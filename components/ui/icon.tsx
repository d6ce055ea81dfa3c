import { withBase } from 'content/base-path';
import type { IconName } from './icon-drawings';

export type { IconName };

/** A Lucide icon from /icons.svg. Hidden from screen readers; the text beside it is its label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={withBase(`/icons.svg#${name}`)} />
    </svg>
  );
}
