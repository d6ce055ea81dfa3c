import { absolute } from 'content/address';
import type { Site } from 'content/kinds';
import { PLACEHOLDER } from 'content/schema/site';
import { title } from 'content/title';
import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { PATHS } from '@/lib/paths';

export const ORGANIZATION_ID = absolute('/#organization');
const LOGO = { path: '/icon-512.png', size: 512 };

/** The publisher as articles refer to it: publisherOf(site) → { '@type': 'Organization', name: 'DUDA', logo: { '@type': 'ImageObject', … }, … } */
export const publisherOf = () =>
  ({
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: title.name,
    url: absolute('/'),
    logo: { '@type': 'ImageObject', url: absolute(LOGO.path), width: String(LOGO.size), height: String(LOGO.size) },
  }) satisfies Organization;

/** placeIn('50677 Köln') → { postalCode: '50677', addressLocality: 'Köln' } */
function placeIn(city: string) {
  const [postalCode = '', ...rest] = city.split(' ');
  return rest.length > 0 && Number(postalCode) > 0
    ? { postalCode, addressLocality: rest.join(' ') }
    : { addressLocality: city };
}

/** Omits placeholders, so that none is published as a fact (R-CON-2): organization(site) → { …, legalName: undefined, slogan: '…' } */
export function organization(site: Site): Exclude<Organization, string> {
  const { name, street, city, email, phone } = site.publisher;
  const known = (text: string) => (text === PLACEHOLDER ? undefined : text);
  return {
    ...publisherOf(),
    description: site.about,
    slogan: site.tagline,
    legalName: known(name),
    email: known(email),
    telephone: known(phone),
    ...(known(street) &&
      known(city) && {
        address: { '@type': 'PostalAddress', streetAddress: street, ...placeIn(city), addressCountry: 'DE' },
      }),
    sameAs: site.social.map(({ href }) => href),
  };
}

const search: WithActionConstraints<Exclude<SearchAction, string>> = {
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${absolute(PATHS.search)}?q={search_term_string}` },
  'query-input': 'required name=search_term_string',
};

/** website(site) → { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction', … }, … } */
export const website = ({ portal }: Site) =>
  ({
    '@type': 'WebSite',
    '@id': absolute('/#website'),
    name: portal,
    url: absolute('/'),
    inLanguage: 'de-DE',
    publisher: { '@id': ORGANIZATION_ID },
    potentialAction: search,
  }) satisfies WebSite;
