import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { githubPagesFile } from '@/lib/hosts/github-pages';

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
type Job = { needs?: string; permissions: Record<string, string>; steps: Step[] };

const { permissions, jobs }: { permissions: object; jobs: { build: Job; deploy: Job } } = parse(githubPagesFile());

test('third-party actions are pinned to a commit', () => {
  const used = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  expect(used).toHaveLength(5);
  for (const action of used) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
});

test('gates and build use the same commits of third-party actions', () => {
  const { jobs: gates }: { jobs: { check: Job } } = parse(readFileSync('.github/workflows/check.yml', 'utf8'));
  const used = gates.check.steps.flatMap(({ uses }) => uses ?? []);
  expect(used).toHaveLength(2);
  expect(jobs.build.steps.map(({ uses }) => uses)).toEqual(expect.arrayContaining(used));
});

test('the build job cannot deploy, and the deploy job runs no code of the project', () => {
  expect(permissions).toEqual({});
  expect(jobs.build.permissions).toEqual({ contents: 'read', pages: 'read' });
  expect(jobs.deploy).toMatchObject({ needs: 'build', permissions: { pages: 'write', 'id-token': 'write' } });
  expect(jobs.deploy.steps.map(({ uses, run }) => [uses?.split('@')[0], run])).toEqual([
    ['actions/deploy-pages', undefined],
  ]);
});

test('the checkout does not leave its token to installed packages', () => {
  expect(jobs.build.steps[0]?.with).toEqual({ 'persist-credentials': false });
});
