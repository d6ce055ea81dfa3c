import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schoolSchema } from 'content/schema/school';
import { LESSON_MINUTES } from 'content/school-parts';
import { formatPrice } from 'german/money';
import { content } from '@/lib/content';
import { makeFonts } from '@/lib/print/fonts';
import { CACHE } from '@/lib/print/page-lock';
import { printBlankPages } from '@/lib/print/print-blank';
import { openTypst } from '@/lib/print/typst-run';
import { classFigures } from '@/lib/school/class-set';
import { built } from '@/tests/built-content';

test('refuses a lesson whose steps do not add up to its minutes (R-SCH-21)', () => {
  const { school } = content;
  expect(schoolSchema.safeParse(school).success).toBe(true);
  const [first, ...others] = school.lessons;
  const longer = first?.steps.map((step, at) => (at === 0 ? { ...step, minutes: step.minutes + 1 } : step));
  const read = schoolSchema.safeParse({ ...school, lessons: [{ ...first, steps: longer }, ...others] });
  expect(read.error?.issues.map(({ message }) => message)).toEqual([
    `Schritte, die zusammen ${LESSON_MINUTES} Minuten dauern`,
  ]);
});

test('the figures of a class set come from the plan (R-SCH-24)', () => {
  const plan = content.plans.find(({ id }) => id === 'class');
  const figures = classFigures(content);
  expect(figures?.rows[0]?.text).toContain(plan?.price.amount.text);
  for (const { copies, total } of figures?.examples ?? [])
    expect(total).toContain(formatPrice(copies * (plan?.price.amount.cents ?? 0)));
  expect(figures?.examples.length).toBeGreaterThan(0);
  expect(classFigures({ ...content, plans: [] })).toBeUndefined();
});

test('the blank pages are one tagged page in each size (R-SCH-22)', async () => {
  const fonts = await makeFonts(CACHE);
  const files = printBlankPages(content, { typst: openTypst(fonts), fonts, cache: join(CACHE, 'school') });
  const widths = files.map(({ file }) => {
    const pdf = readFileSync(file).toString('latin1');
    expect(pdf).toContain('/StructTreeRoot');
    const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([0-9.]+)/g)].map(([, width]) => Math.round(Number(width)));
    expect(boxes).toHaveLength(1);
    return boxes[0];
  });
  expect(widths).toEqual([595, 842]);
});

test('no question is on two pages (R-PAR-4)', () => {
  const asked = [...built.faq, ...built.parents.questions].map(({ question }) => question);
  expect(new Set(asked).size).toBe(asked.length);
});
