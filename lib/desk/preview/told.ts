import type { Fault, Warning } from '@/lib/content/fault';
import type { Shown } from './page-of';
import type { Told } from './stand-ins/content';

/** What the desk is told of a draft: its own faults, those of other files, its own warnings, and where it is seen. */
export type Judged = {
  faults: Fault[];
  elsewhere: Fault[];
  warnings: Warning[];
  page: Shown;
  /** Whether the page shows the draft, and not the last content without faults. */
  isCurrent: boolean;
  /** The file, where it is printed in the paper and can be set as it stands. */
  printed?: string;
};

const PRINTED = /^(issues|articles)\//;

/** 'lists.yaml (events)' is a place in lists.yaml. */
const isIn = (file: string, told: string) => told === file || told.startsWith(`${file} (`);

/** A file that is not saved yet has a name nobody chose, so what is said of its name is left out:
 * judged({ faults: [{ file: 'news.yaml', … }], warnings: [] }, { file: 'site.yaml', … }, page) → { faults: [], elsewhere: [{ … }], … } */
export function judged({ faults, warnings }: Told, place: { file: string; isNew: boolean }, page: Shown): Judged {
  const said = <T extends Fault>(one: T) => isIn(place.file, one.file) && !(place.isNew && one.field === '(Datei)');
  return {
    faults: faults.filter(said),
    elsewhere: faults.filter(({ file }) => !isIn(place.file, file)),
    warnings: warnings.filter(said),
    page,
    isCurrent: faults.length === 0,
    ...(faults.length === 0 && PRINTED.test(place.file) && { printed: place.file }),
  };
}
