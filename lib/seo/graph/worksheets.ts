import { absolute } from 'content/address';
import type { LearningResource } from 'schema-dts';
import { PATHS, worksheetFile } from '@/lib/paths';
import type { Listed } from '@/lib/school/finder';

/** learningResource(listed) → { '@type': 'LearningResource', name: 'Wie Brot aufgeht: Arbeitsblatt, Kurz und leicht', timeRequired: 'PT45M', … } */
export const learningResource = ({ slug, level, title, levelName, classesText, subject, minutes, article }: Listed) =>
  ({
    '@type': 'LearningResource',
    '@id': `${absolute(PATHS.worksheets)}#${slug}-${level}`,
    name: `${title}: Arbeitsblatt, ${levelName}`,
    url: absolute(worksheetFile(slug, level)),
    learningResourceType: 'Arbeitsblatt',
    educationalLevel: classesText,
    about: subject,
    timeRequired: `PT${minutes}M`,
    isBasedOn: absolute(article),
    encodingFormat: 'application/pdf',
    inLanguage: 'de-DE',
    isAccessibleForFree: true,
  }) satisfies LearningResource;
