import { withBase } from '@/lib/pages/paths';

/** Pages of this site are rendered ahead when a visitor points at a link or presses it; files are not. */
const rules = {
  prerender: [
    {
      where: {
        and: [{ href_matches: withBase('/*') }, { not: { href_matches: withBase('/*.*') } }],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Speculation rules: instant navigation where the browser knows them, nothing elsewhere. */
export function Speculation() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
