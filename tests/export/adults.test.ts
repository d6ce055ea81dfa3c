import { articlePath, lessonPath, PATHS, planPath, worksheetFile } from '@/lib/paths';
import { listedSheets } from '@/lib/school/finder';
import { built } from '../built-content';
import { readable, rootAt, targetsIn, textsIn } from './pages';

const { parents, school, plans, lists } = built;
const mainOf = (path: string) => readable(rootAt(path).querySelector('main')?.textContent ?? '');
/** The section with this heading. */
const section = (path: string, heading: string) =>
  rootAt(path)
    .querySelectorAll('main section')
    .find((part) => readable(part.querySelector('h2, h3')?.textContent ?? '') === readable(heading));

test('a parent finds the helplines, the price and an answer to each question (R-PAR-1, R-PAR-2)', () => {
  const calls = rootAt(PATHS.parents).querySelectorAll('main a[href^="tel:"]');
  expect(calls.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(parents.help.lines.map(({ call }) => call)),
  );
  const names = calls.map((link) => link.getAttribute('aria-label') ?? readable(link.textContent));
  expect(names.map(readable)).toEqual(
    expect.arrayContaining(parents.help.lines.map(({ name, number }) => readable(`${name}: ${number} anrufen`))),
  );
  const price = plans.find(({ id }) => id === 'year')?.price.amount.text ?? '';
  expect(textsIn(rootAt(PATHS.parents), 'main li').some((text) => text.includes(readable(price)))).toBe(true);
  for (const { question, answer } of parents.questions) {
    expect(mainOf(PATHS.parents)).toContain(readable(question));
    expect(mainOf(PATHS.parents)).toContain(readable(answer).slice(0, 60));
  }
});

test('a reader sees the corrections, or that there are none (R-PAR-5)', () => {
  const { heading, none, list } = parents.newsroom.corrections;
  expect(readable(section(PATHS.newsroom, heading)?.textContent ?? '')).toContain(
    readable(list[0]?.after ?? none.slice(0, 40)),
  );
});

test('a teacher gets from the school page to each lesson, the licence and the class set (R-SCH-20, R-SCH-25)', () => {
  const targets = targetsIn(rootAt(PATHS.school), 'main a');
  expect(targets).toContain(planPath('class'));
  expect(readable(section(PATHS.school, school.licence.heading)?.textContent ?? '')).toContain(
    '[vom Verlag einzutragen]',
  );
  for (const { slug, title, material, steps } of school.lessons) {
    const path = lessonPath(slug);
    expect(targets).toContain(path);
    expect(textsIn(rootAt(path), 'h1')).toEqual([readable(title)]);
    for (const one of material) expect(mainOf(path)).toContain(readable(one));
    expect(textsIn(section(path, 'Ablauf'), 'li')).toHaveLength(steps.length);
  }
});

test('each worksheet is listed, and linked from and to its article (R-SCH-8, R-SCH-9)', () => {
  const listed = targetsIn(rootAt(PATHS.worksheets), 'main a');
  for (const { slug, level } of listedSheets(built)) {
    const offer = rootAt(articlePath(slug))
      .querySelectorAll('aside')
      .find((part) => readable(part.textContent).includes(readable(lists.worksheets.offer)));
    expect(targetsIn(offer)).toContain(worksheetFile(slug, level));
    expect(listed).toContain(worksheetFile(slug, level));
    expect(listed.some((target) => target.startsWith(articlePath(slug)))).toBe(true);
  }
});
