import { stateOf, type Times } from 'content/times';
import { buildMoment } from '@/lib/publishing/build-time';
import { Notice } from './notice';

/** Ribbon in previews for a draft, or content not published on that day (R-TIME-6). Otherwise renders nothing. */
export function StateRibbon({ of }: { of: Times }) {
  const state = stateOf(of, buildMoment());
  return state ? (
    <Notice tone="warning" role="note">
      {state}
    </Notice>
  ) : null;
}
