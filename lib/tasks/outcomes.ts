import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';

/** A test with its titles, as Playwright's JSON reporter tells it. */
export type Outcome = JSONReportTest & { title: string };

const inSuite = ({ title, specs, suites = [] }: JSONReportSuite): Outcome[] => [
  ...specs.flatMap((spec) => spec.tests.map((one) => ({ ...one, title: `${title} › ${spec.title}` }))),
  ...suites.flatMap(inSuite),
];

/** outcomesOf(report) → [{ title: 'keep.spec.ts › a page is kept', status: 'expected', annotations: [], … }] */
export const outcomesOf = ({ suites }: JSONReport): Outcome[] => suites.flatMap(inSuite);
