import { buildMoment } from '@/lib/content/build-time';
import { stateOf, type Times } from '@/lib/content/times';
import { Notice } from './notice';

/** At the top of a page that only a preview has: a draft, or what is not out on that day (R-TIME-6). Of all else nothing. */
export function StateRibbon({ of }: { of: Times }) {
  const state = stateOf(of, buildMoment());
  return state ? (
    <Notice tone="warning" role="note">
      {state}
    </Notice>
  ) : null;
}
