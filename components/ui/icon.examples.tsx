import type { Examples } from '@/components/examples';
import { Icon, type IconName } from './icon';
import { ICON_DRAWINGS } from './icon-drawings';

export const examples = {
  alle: (
    <p>
      {(Object.keys(ICON_DRAWINGS) as IconName[]).map((name) => (
        <Icon key={name} name={name} />
      ))}
    </p>
  ),
  'auf dunklem Grund': { ground: 'night', element: <Icon name="search" /> },
} satisfies Examples;
