import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { palette } from '@/lib/palette';

/** A command as typed by an editor, and its output. */
export type Run = { typed: string; answer: string };

const FILE = 'content/plans/year.yaml';
const WHO = { GIT_AUTHOR_NAME: 'Redaktion', GIT_COMMITTER_NAME: 'Redaktion' };
const MAIL = { GIT_AUTHOR_EMAIL: 'redaktion@example.com', GIT_COMMITTER_EMAIL: 'redaktion@example.com' };
/** Fixed dates, so that commit hashes are the same in every picture. */
const WHEN = { GIT_AUTHOR_DATE: '2026-11-26T10:00:00Z', GIT_COMMITTER_DATE: '2026-11-26T10:00:00Z' };
const ALONE = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null', LC_ALL: 'C' };

/** Runs in a temporary folder that is removed afterwards; `run` returns a command with its output. */
function inCopy(tell: (run: (typed: string) => Run, write: (text: string) => void) => Run[]): Run[] {
  const folder = mkdtempSync(join(tmpdir(), 'duda-undo-'));
  const run = (typed: string): Run => {
    const [program = '', ...words] = typed.split(' ');
    const env = { ...process.env, ...WHO, ...MAIL, ...WHEN, ...ALONE };
    const { stdout, stderr, status } = spawnSync(program, words, { cwd: folder, env, encoding: 'utf8' });
    if (status !== 0 && program !== 'diff') throw new Error(`${typed}: ${stderr}`);
    return { typed, answer: stdout.trimEnd() };
  };
  const path = join(folder, FILE);
  mkdirSync(dirname(path), { recursive: true });
  cpSync(FILE, path);
  try {
    return tell(run, (text) => writeFileSync(path, text));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Undoes a change before and after its commit:
 * withGit('id: year\n…') → [{ typed: 'git status --short', answer: ' M content/plans/year.yaml' }, …] */
export const withGit = (changed: string): Run[] =>
  inCopy((run, write) => {
    run('git init --quiet --initial-branch=main');
    run('git add content');
    run('git commit --quiet --message=Anfang');
    write(changed);
    const before = [run('git status --short'), run(`git restore ${FILE}`), run('git status --short')];
    write(changed);
    run('git commit --quiet --all --message=Preis');
    const log = run(`git log --oneline -- ${FILE}`);
    const mark = log.answer.split(' ')[0];
    const revert = run(`git revert --no-edit ${mark}`);
    return [...before, log, { ...revert, answer: revert.answer.split('\n')[0] ?? '' }];
  });

/** Undoes a change by a copy made on Monday: withoutGit('id: year\n…') → [{ typed: 'cp -r content content-montag', answer: '' }, …] */
export const withoutGit = (changed: string): Run[] =>
  inCopy((run, write) => {
    const copy = run('cp -r content content-montag');
    write(changed);
    const compare = 'diff -r content-montag content';
    return [copy, run(compare), run('cp content-montag/plans/year.yaml content/plans/year.yaml'), run(compare)];
  });

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** consolePage([{ typed: 'git status', answer: '' }]) → '<!doctype html>…' */
export const consolePage = (runs: readonly Run[]): string => `<!doctype html><html lang="de"><meta charset="utf-8">
<style>body { margin: 0; padding: 40px; background: ${palette.paper}; }
pre { margin: 0; padding: 32px; min-height: 536px; box-sizing: border-box; border-radius: 14px; background: ${palette.ink};
color: ${palette.paper}; font: 19px/1.6 monospace; white-space: pre-wrap; } b { color: ${palette.sun}; }</style>
<pre>${runs.map(({ typed, answer }) => `<b>$ ${escaped(typed)}</b>\n${answer ? `${escaped(answer)}\n` : ''}`).join('\n')}</pre></html>`;
