import { type PublishTime, parseFrom, parseUntil } from './values/publishing';

/** When a thing is on the site: what the fields of `appears` (schema/parts.ts) are read as. */
export type Times = {
  publishFrom?: PublishTime | undefined;
  publishUntil?: PublishTime | undefined;
  draft?: boolean | undefined;
};

const begins = ({ publishFrom }: Times) => publishFrom?.at ?? '';
/** Behind every moment. */
const ends = ({ publishUntil }: Times) => publishUntil?.at ?? '~';

/** timesOf({ title: 'Zoo', draft: true }) → { draft: true, … }, of what has no such fields all undefined */
export function timesOf(data: unknown): Times {
  const { publishFrom, publishUntil, draft } = Object(data) as Times;
  return { publishFrom, publishUntil, draft };
}

/** Of data that no schema has read yet, for counting: asWritten({ publishFrom: '5.4.2027' }) → { publishFrom: { text: '5. April 2027', … } } */
export function asWritten(data: unknown): Times {
  const { publishFrom, publishUntil, draft } = Object(data) as Record<string, unknown>;
  const [from, until] = [parseFrom(String(publishFrom)), parseUntil(String(publishUntil))];
  return {
    draft: draft === true,
    ...('at' in from && { publishFrom: from }),
    ...('at' in until && { publishUntil: until }),
  };
}

/** isOut({ publishFrom: { at: '2027-04-05T06:00:00.000Z', … } }, '2027-04-05T06:00:00.000Z') → true */
export const isOut = (times: Times, at: string) => !times.draft && begins(times) <= at && at < ends(times);

/** What holds of a thing within another: both({ draft: true }, { publishFrom }) → { draft: true, publishFrom, … } */
export const both = (outer: Times, inner: Times): Times => ({
  draft: outer.draft || inner.draft,
  publishFrom: begins(outer) > begins(inner) ? outer.publishFrom : inner.publishFrom,
  publishUntil: ends(outer) < ends(inner) ? outer.publishUntil : inner.publishUntil,
});

/** Why a thing is missing at some time when what names it is there; undefined where it never is:
 * missingIn({ publishFrom: april }, {}) → 'erscheint erst am 5. April 2027' */
export function missingIn(thing: Times, place: Times): string | undefined {
  if (place.draft) return undefined;
  if (thing.draft) return 'ist ein Entwurf';
  if (begins(thing) > begins(place)) return `erscheint erst am ${thing.publishFrom?.text}`;
  return ends(thing) < ends(place) ? `ist nur bis ${thing.publishUntil?.text} zu sehen` : undefined;
}

/** For whoever looks at a preview: stateOf({ draft: true }, '2026-11-23T…') → 'Entwurf'; of what is out undefined */
export function stateOf(times: Times, at: string): string | undefined {
  if (times.draft) return 'Entwurf';
  if (at < begins(times)) return `Erst ab ${times.publishFrom?.text}`;
  return at < ends(times) ? undefined : `Nur bis ${times.publishUntil?.text}`;
}
