import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasChanged } from '@/lib/tasks/program-gate';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });
const write = (file: string) => writeFileSync(join(folder, file), `${file} ${Math.random()}`);
const commit = (file: string) => {
  write(file);
  git('add', '.');
  git('commit', '--quiet', '--message', file);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-'));
  for (const name of ['hosts', 'pages']) mkdirSync(join(folder, name));
  git('init', '--quiet', '--initial-branch', 'main');
  commit('hosts/first');
});
afterEach(() => rmSync(folder, { recursive: true }));

const inHosts = () => hasChanged(['hosts'], folder);

test('on main, a gate runs only if the last commit changes its files', () => {
  commit('hosts/second');
  expect(inHosts()).toBe(true);
  commit('pages/first');
  expect(inHosts()).toBe(false);
});

test('on a branch, a gate runs if any commit changes its files', () => {
  git('switch', '--quiet', '--create', 'branch');
  commit('hosts/second');
  commit('pages/first');
  expect(inHosts()).toBe(true);
});

test('a gate runs if a file is changed or added without a commit', () => {
  commit('pages/first');
  write('hosts/first');
  expect(inHosts()).toBe(true);
  git('checkout', '--quiet', '.');
  expect(inHosts()).toBe(false);
  write('hosts/new');
  expect(inHosts()).toBe(true);
});

test('a gate runs if there is no earlier commit or no repository', () => {
  expect(inHosts()).toBe(true);
  rmSync(join(folder, '.git'), { recursive: true });
  expect(inHosts()).toBe(true);
});
