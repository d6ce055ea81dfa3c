import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccessReport } from 'content/access-facts';
import { ACCESS_CHECKS } from 'content/schema/access-report';
import { today } from 'german/dates/day';
import { stringify } from 'yaml';
import { outcomesOf } from './outcomes';
import { runTool } from './tool';

/** Specs that record their findings in annotations. */
const SPECS = ['access-', 'every-route'];
const FILE = 'content/access-report.yaml';
const HEAD = `# yaml-language-server: $schema=schema/access-report.json
# Geschrieben von \`npm run access-report\` aus einem Lauf der Browsertests. Bitte nicht von Hand ändern.
`;

const answer = join(mkdtempSync(join(tmpdir(), 'access-')), 'report.json');
runTool('npx', ['playwright', 'test', ...SPECS, '--retries=0', '--reporter=line,json'], {
  stdio: 'inherit',
  env: { ...process.env, THOROUGH: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: answer },
});

const tests = outcomesOf(JSON.parse(readFileSync(answer, 'utf8')));
const notes = tests.flatMap(({ annotations }) => annotations);
const facts = notes.find(({ type }) => type === 'facts')?.description;
// A test that failed without a finding broke off before its checks: its zero proves nothing.
const blind = tests.filter(
  ({ status, annotations }) => status === 'unexpected' && !annotations.some(({ description }) => description !== '0'),
);
if (!facts || blind.length > 0) {
  console.error('Nothing written, these tests did not run to their end:');
  for (const { title } of blind) console.error(`  – ${title}`);
  process.exit(1);
}

const sum = (check: string) =>
  notes.filter(({ type }) => type === check).reduce((total, { description }) => total + Number(description), 0);
const report = {
  date: today(),
  ...JSON.parse(facts),
  found: Object.fromEntries(ACCESS_CHECKS.map((check) => [check, sum(check)])),
} as AccessReport;
writeFileSync(FILE, HEAD + stringify(report));
console.log(`Wrote ${FILE}; /barrierefreiheit/ shows it after the next build.`);
