import type { Lesson } from 'content/kinds';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { LessonView } from './lesson-view';

const [lesson] = content.school.lessons as [Lesson];

export const examples = {
  'eine Stunde': <LessonView lesson={lesson} back={{ href: PATHS.school, label: 'Alle Stunden' }} />,
} satisfies Examples;
