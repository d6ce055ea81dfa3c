import { absolute } from 'content/address';
import type { Lesson } from 'content/kinds';
import { LESSON_MINUTES } from 'content/school-parts';
import type { LearningResource } from 'schema-dts';
import { lessonPath } from '@/lib/paths';
import { publisherOf } from './site';

/** lessonResource(lesson, site) → { '@type': 'LearningResource', name: 'Die Leseecke', timeRequired: 'PT45M',
 * educationalLevel: 'Klasse 3 bis 6', … } */
export const lessonResource = ({ slug, title, note, goal, trains, subject, classes }: Lesson) =>
  ({
    '@type': 'LearningResource',
    '@id': `${absolute(lessonPath(slug))}#stunde`,
    name: title,
    description: `${note} ${goal}`,
    url: absolute(lessonPath(slug)),
    learningResourceType: 'Unterrichtsidee',
    educationalLevel: `Klasse ${classes}`,
    teaches: trains,
    about: subject,
    timeRequired: `PT${LESSON_MINUTES}M`,
    inLanguage: 'de-DE',
    isAccessibleForFree: true,
    publisher: publisherOf(),
  }) satisfies LearningResource;
