import type { Examples } from '@/components/examples';
import { Icon } from './icon';
import { ICON_NAMES } from './icon-names';

export const examples = {
  alle: (
    <p>
      {ICON_NAMES.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </p>
  ),
  'auf dunklem Grund': { ground: 'night', element: <Icon name="search" /> },
} satisfies Examples;
