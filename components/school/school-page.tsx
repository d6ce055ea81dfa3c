import { ProsePage } from '@/components/legal/prose-page';
import { Prose } from '@/components/ui/prose';
import { content } from '@/lib/content';
import { ClassSet } from './class-set';
import { LessonCards } from './lesson-cards';
import { TakeAlong } from './take-along';

/** For teachers: lessons, printables, the price of a class set, what may be copied (R-SCH-20). */
export function SchoolPage() {
  const { school } = content;
  return (
    <ProsePage page={school}>
      <LessonCards />
      <TakeAlong />
      <ClassSet />
      <section id="kopieren" aria-labelledby="kopieren-titel">
        <div>
          <h2 id="kopieren-titel">{school.licence.heading}</h2>
          <Prose markdown={school.licence.body} />
        </div>
      </section>
    </ProsePage>
  );
}
