import { type Fault, valueAt } from './fault';
import { pathOf } from './label';

type File = { file: string; data: unknown };

const PLAN = /^plans\/(.+)\.yaml$/;
/** A price, or a file that cannot be read. */
const isSource = ({ field }: Fault) => /^(price|terms|Zeile |\(Datei\))/.test(field);

/** Removes faults of values that a wrong price was filled into, as `{plans.year.price}`: one wrong price is one fault. `files` are as
 * written: → [{ file: 'plans/year.yaml', field: 'price.amount', … }] */
export function withoutFollowUps(faults: readonly Fault[], files: readonly File[]): Fault[] {
  const written = ({ file, field, found }: Fault) => {
    const value = valueAt(files.find((one) => one.file === file)?.data, pathOf(field));
    return `${found} ${JSON.stringify(value)}`;
  };
  const wrong = faults.flatMap((fault) => {
    const [, plan] = PLAN.exec(fault.file) ?? [];
    // A price that is itself filled in is wrong only because of another.
    return plan && isSource(fault) && !written(fault).includes('{plans.') ? `{plans.${plan}.` : [];
  });
  return faults.filter((fault) => !wrong.some((placeholder) => written(fault).includes(placeholder)));
}
