import type { Fault, Warning } from 'content/fault';
import type { Shown } from './page-of';
import type { Told } from './stand-ins/content';

export type DraftCheck = {
  faults: Fault[];
  elsewhere: Fault[];
  warnings: Warning[];
  page: Shown;
  /** Whether the page shows the draft, not the last content without faults. */
  isCurrent: boolean;
  /** The file, if it is printed in the paper and nothing has faults. */
  printed?: string;
};

const PRINTED = /^(issues|articles)\//;

/** 'lists.yaml (events)' is a part of lists.yaml. */
const isIn = (file: string, told: string) => told === file || told.startsWith(`${file} (`);

/** Sorts faults by file. Leaves out those about the name of an unsaved file, which is only temporary: draftCheck({ faults: [{ file:
 * 'news.yaml', … }], warnings: [] }, { file: 'site.yaml', … }, page) → { faults: [], elsewhere: [{ … }], … } */
export function draftCheck(
  { faults, warnings }: Told,
  place: { file: string; isNew: boolean },
  page: Shown,
): DraftCheck {
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
