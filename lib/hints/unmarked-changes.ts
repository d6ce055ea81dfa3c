import type { WarningFields } from 'content/fault';
import { fileOf } from 'content/files';
import type { Content } from 'content/kinds';

/** Reports a status without a day of change, which calendars need: → [{ file: 'events/3-….yaml', field: 'changed', found: 'nichts', … }] */
export const unmarkedChanges = ({ events }: Pick<Content, 'events'>): WarningFields[] =>
  events
    .filter(({ status, changed }) => status && !changed)
    .map(({ id, status }) => ({
      file: fileOf('events', id),
      field: 'changed',
      found: `nichts, aber „${status?.text}“`,
      expected: 'der Tag, an dem das eingetragen ist, wie 5. Januar 2027; daran erkennen Kalender die Änderung',
    }));
