import { faintPairs } from '@/lib/title/contrast';
import { type Fault, fieldName } from './fault';
import { fieldOf } from './names';
import type { Title } from './schema/title';

/** Colours too close to be read on one another: → [{ file: 'title.yaml', field: 'palette.soft', found: '„#C9BEDD“', … }] */
export const contrastCheck = (title: Title | undefined): Fault[] =>
  (title ? faintPairs(title) : []).map(({ path, expected }) => ({
    file: 'title.yaml',
    field: fieldName(path),
    found: `„${path.reduce<unknown>(fieldOf, title)}“`,
    expected,
  }));
