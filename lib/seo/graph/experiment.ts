import { absolute, fullAddress } from 'content/address';
import type { Experiment } from 'content/kinds';
import type { HowTo } from 'schema-dts';
import { experimentPath } from '@/lib/paths';
import { publisherOf } from './site';

/** `picture` includes the base path: howTo(experiment, site, picture) → { '@type': 'HowTo', name: 'Das schwebende Ei', totalTime: 'PT15M',
 * step: [{ '@type': 'HowToStep', … }, …], … } */
export const howTo = ({ slug, title, minutes, needs, steps, why }: Experiment, picture: string) =>
  ({
    '@type': 'HowTo',
    '@id': `${absolute(experimentPath(slug))}#experiment`,
    name: title,
    description: why,
    url: absolute(experimentPath(slug)),
    image: fullAddress(picture),
    totalTime: `PT${minutes}M`,
    supply: needs.map((name) => ({ '@type': 'HowToSupply', name })),
    step: steps.map((text, at) => ({ '@type': 'HowToStep', position: at + 1, text })),
    inLanguage: 'de-DE',
    isAccessibleForFree: true,
    publisher: publisherOf(),
  }) satisfies HowTo;
