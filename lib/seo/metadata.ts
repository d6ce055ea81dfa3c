import { absolute } from 'content/address';
import { snippet } from 'german/snippet';
import type { Metadata } from 'next';
import { content } from '@/lib/content';
import { pageAt, sharedAt } from '@/lib/pages/registry';
import { ATOM_PATH } from '@/lib/paths';

type Facts = {
  title: string;
  description: string;
  path: string;
  /** Publication time of an article, with offset. */
  published?: string;
  /** Time of its last correction, with offset. */
  modified?: string;
  section?: string;
  /** Excluded from search engines. */
  isHidden?: boolean | undefined;
};

/** fullTitle('Impressum') → 'Impressum | DUDA – die Kinderzeitung' */
export const fullTitle = (title: string) => `${title} | ${content.site.portal}`;

/** The layout's title template adds the portal's name:
 * pageMetadata(facts) → { title: 'Impressum', alternates: { canonical: 'https://…/impressum/' }, … } */
export function pageMetadata({ title, description, path, published, modified, section, isHidden }: Facts): Metadata {
  const { site } = content;
  const text = snippet(description);
  const card = { title, description: text };
  const images = [{ url: absolute(sharedAt(path, content)), width: 1200, height: 630, alt: title, type: 'image/png' }];
  return {
    title,
    description: text,
    ...(isHidden && { robots: { index: false } }),
    alternates: {
      canonical: absolute(path),
      types: { 'application/atom+xml': [{ url: absolute(ATOM_PATH), title: content.lists.news.title }] },
    },
    openGraph: {
      ...card,
      url: absolute(path),
      siteName: site.portal,
      locale: 'de_DE',
      images,
      ...(published
        ? {
            type: 'article',
            publishedTime: published,
            modifiedTime: modified ?? published,
            ...(section && { section }),
          }
        : { type: 'website' }),
    },
    // The other properties fall back to Open Graph.
    twitter: { card: 'summary_large_image' },
  };
}

/** Uses name and description of the registry: metadataOf('/impressum/').title → 'Impressum' */
export function metadataOf(path: string): Metadata {
  const { name, note, isOwn, isAhead } = pageAt(path, content);
  return pageMetadata({ title: name, description: note, path, isHidden: isOwn || isAhead });
}
