import type { Examples } from '@/components/examples';
import { AidGroup } from './aid-group';
import { GROUPS } from './aid-groups';
import { ReadingBar } from './reading-bar';
import { Root } from './reading-bar.styles';

export const examples = {
  'noch zu': <ReadingBar />,
  'was sie bietet': (
    <Root>
      <div className="aids">
        {GROUPS.map((group) => (
          <AidGroup key={group.aid} {...group} />
        ))}
      </div>
    </Root>
  ),
} satisfies Examples;
