import { withBase } from 'content/base-path';

/** Prerenders pages of this site when a visitor hovers over a link or presses it, but not files. */
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

/** Speculation rules: instant navigation in browsers that support them. */
export function Speculation() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
