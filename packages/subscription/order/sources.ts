import type { Content, Page, Site } from 'content/kinds';
import { hashOf } from 'german/hash';

/** The part of the content that an order is checked, reckoned and confirmed by; all that the receiver knows of the site. */
export type Sources = Pick<Content, 'plans' | 'order' | 'office'> & {
  title: Pick<Content['title'], 'name'>;
  site: Pick<Site, 'publisher' | 'order'>;
  pages: Record<'agb' | 'widerruf', Page>;
};

/** sourcesOf(content) → { title: { name: 'DUDA' }, site: { … }, pages: { agb, widerruf }, plans, order, office } */
export const sourcesOf = ({
  title: { name },
  site: { publisher, order: settings },
  pages,
  ...content
}: Sources): Sources => ({
  title: { name },
  site: { publisher, order: settings },
  pages: { agb: pages.agb, widerruf: pages.widerruf },
  plans: content.plans,
  order: content.order,
  office: content.office,
});

/** Number of a build, the same for the same content: buildNumber(content) → '3f2a9c01b7de' */
export const buildNumber = (content: Sources): string => hashOf([JSON.stringify(sourcesOf(content))]);

/** Version of the file's form; a receiver refuses a file that it cannot read. */
const FORM = 1;

/** The file that the build writes for the receiver: buildFile(content) → '{"form":1,"number":"3f2a9c01b7de","sources":{…}}' */
export const buildFile = (content: Sources): string =>
  `${JSON.stringify({ form: FORM, number: buildNumber(content), sources: sourcesOf(content) })}\n`;

/** Undefined for a text that is not whole, or of another form; the number vouches for the rest:
 * readBuildFile(text) → { number: '3f2a9c01b7de', sources: { … } } */
export function readBuildFile(text: string): { number: string; sources: Sources } | undefined {
  try {
    const { form, number, sources } = JSON.parse(text);
    return form === FORM && buildNumber(sources) === number ? { number, sources } : undefined;
  } catch {
    return undefined;
  }
}
