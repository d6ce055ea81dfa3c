import type { Content } from 'content/kinds';
import { blankPagePath, lessonPath, PATHS } from '@/lib/paths';
import { withPack } from '@/lib/school/pack/places';
import { type Draft, markdownToLine, page } from './draft';
import { prose } from './pages';

/** Entries for parents and teachers: adultEntries(content) → [{ path: '/eltern/', … }, …, { path: '/eltern/#faq-1', answers: true, … }, {
 * path: '/schule/', … }, …] */
export function adultEntries({ issues, parents, school }: Content): Draft[] {
  const { help, questions, newsroom } = parents;
  const { lessons, pack, paper, letter, order, licence } = school;
  const inClass = (anchor: string, title: string, text: string, more: Partial<Draft> = {}) =>
    page(`${PATHS.school}#${anchor}`, title, school.title, text, { isPart: true, weight: 0.9, ...more });
  return [
    ...prose(PATHS.parents, parents, 'Eltern', 1.1),
    page(`${PATHS.parents}#hilfe`, help.heading, parents.title, help.lines.map(({ name }) => name).join(' · '), {
      keywords: `Sorgen Angst Hilfe Sorgentelefon ${help.lines.map(({ number }) => number).join(' ')}`,
      isPart: true,
    }),
    ...questions.map(({ question, answer }, at) =>
      page(`${PATHS.parents}#faq-${at + 1}`, question, 'Fragen zum Abo', markdownToLine(answer), { answers: true }),
    ),
    ...prose(PATHS.newsroom, newsroom, parents.title, 1),
    ...prose(PATHS.school, school, 'Lehrkräfte', 1.1),
    ...lessons.map(({ slug, title, note, goal, trains, subject, material }) =>
      page(lessonPath(slug), title, `Unterrichtsidee · ${subject}`, `${note} ${goal}`, {
        keywords: `Stunde Unterricht Schule Klasse Lehrer ${trains.join(' ')}`,
        aside: material.join(' '),
      }),
    ),
    ...withPack({ issues })
      .slice(0, 1)
      .map(() => inClass('paket', pack.title, pack.text, { keywords: 'Wochenplan Unterricht ausdrucken PDF' })),
    inClass('unsere-zeitung', paper.title, paper.text, { keywords: `Vorlage leer ausdrucken ${blankPagePath('a4')}` }),
    page(PATHS.parentLetter, letter.title, school.title, letter.text, { keywords: 'Elternbrief Vorlage Schule' }),
    inClass('klassensatz', order.heading, markdownToLine(order.body), { keywords: 'Preis Kosten Klasse Schulabo' }),
    inClass('kopieren', licence.heading, markdownToLine(licence.body), { keywords: 'Lizenz Kopie Urheberrecht' }),
  ];
}
