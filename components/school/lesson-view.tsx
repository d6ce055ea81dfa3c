import type { Lesson } from 'content/kinds';
import { LESSON_MINUTES } from 'content/school-parts';
import { Island } from '@/components/islands/island';
import { Page } from '@/components/ui/page';
import { Words } from '@/components/ui/words';
import { Root } from './lesson-view.styles';
import { PrintTools } from './print-tools.island';

type Props = { lesson: Lesson; back: { href: string; label: string } };

/** A lesson in steps; prints on one or two sheets (R-SCH-21). */
export function LessonView({ lesson, back }: Props) {
  const { title, note, goal, trains, subject, classes, material, steps } = lesson;
  const facts = { Klasse: classes, Fach: subject, Dauer: `${LESSON_MINUTES}\u00a0Minuten` };
  const ways = {
    'In kleinen Klassen': lesson.small,
    'In großen Klassen': lesson.big,
    'Für alle, die langsam lesen': lesson.slow,
    'Wie es weitergeht': lesson.further,
  };
  return (
    <Page kicker="Eine Stunde mit der Zeitung" title={title} lead={note} back={back} times={lesson}>
      <Root>
        <dl className="facts">
          {Object.entries(facts).map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="printing">
          <Island of={PrintTools} props={{}} />
        </div>
        <section className="aim" aria-labelledby="ziel">
          <h2 id="ziel">Ziel</h2>
          <p>{goal}</p>
          <Items title="Das üben die Kinder" items={trains} />
        </section>
        <section className="needs" aria-labelledby="material">
          <Items title="Material" items={material} level={2} id="material" />
        </section>
        <section className="course" aria-labelledby="ablauf">
          <h2 id="ablauf">Ablauf</h2>
          <ol role="list">
            {steps.map(({ minutes, title: name, text }) => (
              <li key={name}>
                <p className="minutes">
                  <strong>{minutes}</strong>
                  {'\u00a0'}
                  {minutes === 1 ? 'Minute' : 'Minuten'}
                </p>
                <div>
                  <h3>
                    <Words text={name} />
                  </h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <section className="ways" aria-label="Für Ihre Klasse">
          {Object.entries(ways).map(([name, text]) => (
            <div key={name} className="sheet">
              <h2>{name}</h2>
              <p>{text}</p>
            </div>
          ))}
        </section>
      </Root>
    </Page>
  );
}

type ItemsProps = { title: string; items: readonly string[]; level?: 2 | 3; id?: string };

function Items({ title, items, level = 3, id }: ItemsProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading id={id}>{title}</Heading>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
