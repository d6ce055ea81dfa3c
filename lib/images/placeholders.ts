import 'server-only';
import { PLACEHOLDERS, type Placeholder } from './fallback';
import { derived } from './index';

/** For the fault listener: → { book: '/pictures/1f2e3d4c-540.webp', … } */
export const placeholderAddresses = () =>
  Object.fromEntries(PLACEHOLDERS.map((name) => [name, derived(`placeholders/${name}.svg`).src])) as Record<
    Placeholder,
    string
  >;
