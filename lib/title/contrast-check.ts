import { type Fault, fieldName } from 'content/fault';
import { fieldOf } from 'content/names';
import type { Title } from 'content/schema/title';
import { faintPairs } from './contrast';

/** Colours too close to be read on one another: → [{ file: 'title.yaml', field: 'palette.soft', found: '„#C9BEDD“', … }] */
export const contrastCheck = (title: Title | undefined): Fault[] =>
  (title ? faintPairs(title) : []).map(({ path, expected }) => ({
    file: 'title.yaml',
    field: fieldName(path),
    found: `„${path.reduce<unknown>(fieldOf, title)}“`,
    expected,
  }));
