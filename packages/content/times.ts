import { type PublishTime, parseFrom, parseUntil } from './values/publishing';

/** When an entry is on the site: the parsed fields of `appears` (schema/parts.ts). */
export type Times = {
  publishFrom?: PublishTime | undefined;
  publishUntil?: PublishTime | undefined;
  draft?: boolean | undefined;
  /** Where its address leads once it is over; without publishUntil it is withdrawn now. */
  movedTo?: string | undefined;
};

const begins = ({ publishFrom }: Times) => publishFrom?.at ?? '';
/** '~' sorts after every timestamp. */
const ends = ({ publishUntil, movedTo }: Times) => publishUntil?.at ?? (movedTo ? '' : '~');

/** timesOf({ title: 'Zoo', draft: true }) → { draft: true, … }; all undefined without such fields */
export function timesOf(data: unknown): Times {
  const { publishFrom, publishUntil, draft, movedTo } = Object(data) as Times;
  return { publishFrom, publishUntil, draft, movedTo };
}

/** Parses the times of data that is not validated yet, for counting:
 * asWritten({ publishFrom: '5.4.2027' }) → { publishFrom: { text: '5. April 2027', … } } */
export function asWritten(data: unknown): Times {
  const { publishFrom, publishUntil, draft, movedTo } = Object(data) as Record<string, unknown>;
  const [from, until] = [parseFrom(String(publishFrom)), parseUntil(String(publishUntil))];
  return {
    draft: draft === true,
    ...(typeof movedTo === 'string' && { movedTo }),
    ...('at' in from && { publishFrom: from }),
    ...('at' in until && { publishUntil: until }),
  };
}

/** isOut({ publishFrom: { at: '2027-04-05T06:00:00.000Z', … } }, '2027-04-05T06:00:00.000Z') → true */
export const isOut = (times: Times, at: string) => !times.draft && begins(times) <= at && at < ends(times);

const untilOf = ({ publishUntil, movedTo }: Times) => ({ publishUntil, movedTo });

/** Combines the times of a nested entry with those of its parent: both({ draft: true }, { publishFrom }) → { draft: true, publishFrom, … } */
export const both = (outer: Times, inner: Times): Times => ({
  draft: outer.draft || inner.draft,
  publishFrom: begins(outer) > begins(inner) ? outer.publishFrom : inner.publishFrom,
  ...(ends(outer) < ends(inner) ? untilOf(outer) : untilOf(inner)),
});

/** Why an entry is missing while something else references it; undefined if it never is:
 * missingIn({ publishFrom: april }, {}) → 'erscheint erst am 5. April 2027' */
export function missingIn(thing: Times, place: Times): string | undefined {
  // What is withdrawn falls away by itself (withdrawn.ts).
  if (place.draft || ends(place) === '' || thing.movedTo) return undefined;
  if (thing.draft) return 'ist ein Entwurf';
  if (begins(thing) > begins(place)) return `erscheint erst am ${thing.publishFrom?.text}`;
  return ends(thing) < ends(place) ? `ist nur bis ${thing.publishUntil?.text} zu sehen` : undefined;
}

/** Label in a preview: stateOf({ draft: true }, '2026-11-23T…') → 'Entwurf'; undefined if published */
export function stateOf(times: Times, at: string): string | undefined {
  if (times.draft) return 'Entwurf';
  if (ends(times) === '') return 'Herausgenommen';
  if (at < begins(times)) return `Erst ab ${times.publishFrom?.text}`;
  return at < ends(times) ? undefined : `Nur bis ${times.publishUntil?.text}`;
}
