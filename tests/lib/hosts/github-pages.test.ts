import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { githubPagesFile } from '@/lib/hosts/github-pages';

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
type Job = { needs?: string; permissions: Record<string, string>; steps: Step[] };

const { permissions, jobs }: { permissions: object; jobs: { build: Job; deploy: Job } } = parse(githubPagesFile());

test('what is run of others is named by a commit, which nobody can set anew', () => {
  const used = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  expect(used).toHaveLength(5);
  for (const action of used) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
});

test('the gates are run with the same commits of others as the site is built with', () => {
  const { jobs: gates }: { jobs: { check: Job } } = parse(readFileSync('.github/workflows/check.yml', 'utf8'));
  const used = gates.check.steps.flatMap(({ uses }) => uses ?? []);
  expect(used).toHaveLength(2);
  expect(jobs.build.steps.map(({ uses }) => uses)).toEqual(expect.arrayContaining(used));
});

test('what builds the site cannot put it online, and what puts it online runs nothing of ours', () => {
  expect(permissions).toEqual({});
  expect(jobs.build.permissions).toEqual({ contents: 'read', pages: 'read' });
  expect(jobs.deploy).toMatchObject({ needs: 'build', permissions: { pages: 'write', 'id-token': 'write' } });
  expect(jobs.deploy.steps.map(({ uses, run }) => [uses?.split('@')[0], run])).toEqual([
    ['actions/deploy-pages', undefined],
  ]);
});

test('the token of the checkout is not left lying for what is installed', () => {
  expect(jobs.build.steps[0]?.with).toEqual({ 'persist-credentials': false });
});
