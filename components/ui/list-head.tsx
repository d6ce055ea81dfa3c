import type { ReactNode } from 'react';
import { Icon } from './icon';
import { Link } from './link';

/** Number of items, and a link to the filter: an address, or a function that scrolls to it. */
export function ListHead({ toFilter, children }: { toFilter: string | (() => void); children: ReactNode }) {
  const look = { className: 'text-button to-filter no-print' };
  const words = (
    <>
      <Icon name="search" />
      Suchen und filtern
    </>
  );
  return (
    <div className="list-head">
      {children}
      {typeof toFilter === 'string' ? (
        <Link {...look} href={toFilter}>
          {words}
        </Link>
      ) : (
        <button type="button" {...look} onClick={toFilter}>
          {words}
        </button>
      )}
    </div>
  );
}
