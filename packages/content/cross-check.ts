import { drawingCheck } from './drawing-check';
import type { Fault } from './fault';
import { issueCheck } from './issue-check';
import {
  type CheckedEntry,
  type CheckedFiles,
  type CheckedFolders,
  type Content,
  LINKED_PLANS,
  PAGE_SLUGS,
} from './kinds';
import { typoHint } from './names';
import { checkPictures } from './picture-check';
import { groupMissingTargets, type ReferenceFault } from './uses';

/** Checks that ids match file names: 1-lesung.yaml has id 1, trial.yaml has id trial. */
function checkIds(entries: CheckedEntry<{ id: number | string }>[]): Fault[] {
  const seen = new Map<number | string, string>();
  return entries.flatMap(({ name, file, data }) => {
    if (!data) return [];
    const faults: Fault[] = [];
    const named = typeof data.id === 'number' ? Number.parseInt(name, 10) : name;
    if (named !== data.id) {
      faults.push({ file, field: 'id', found: String(data.id), expected: `die Kennung aus dem Dateinamen: ${named}` });
    }
    const other = seen.get(data.id);
    if (other)
      faults.push({
        file,
        field: 'id',
        found: String(data.id),
        expected: `eine Kennung, die ${other} nicht schon trägt`,
      });
    seen.set(data.id, file);
    return faults;
  });
}

function checkListIds(file: string, list: string, ids: (number | string)[]): Fault[] {
  const expected = 'eine Kennung, die es noch nicht gibt';
  const faults = ids.map((id, at) => ({ file, field: `${list}[${at + 1}].id`, found: String(id), expected }));
  return faults.filter((_, at) => ids.indexOf(ids[at] ?? '') < at);
}

const missingFiles = (folder: string, wanted: readonly string[], entries: CheckedEntry<unknown>[]): Fault[] =>
  wanted
    .filter((wantedName) => !entries.some(({ name }) => name === wantedName))
    .map((name) => ({ file: `${folder}/${name}.yaml`, field: '(Datei)', found: 'nichts', expected: 'diese Datei' }));

const unreadFiles = (wanted: readonly string[], entries: CheckedEntry<unknown>[]): Fault[] =>
  entries
    .filter(({ name }) => !wanted.includes(name))
    .map(({ name, file }) => ({
      file,
      field: '(Datei)',
      found: 'eine Datei, die niemand liest',
      expected: `eine von: ${wanted.join(', ')}${typoHint(wanted, name)}`,
    }));

const samePositions = (plans: CheckedFolders['plans']): Fault[] =>
  plans.flatMap(({ file, data }, at) => {
    const other = plans.slice(0, at).find((plan) => plan.data && plan.data.position === data?.position);
    if (!data || !other) return [];
    return {
      file,
      field: 'position',
      found: String(data.position),
      expected: `eine Zahl, die ${other.file} nicht hat`,
    };
  });

/** Pages link to these by name. */
const withdrawnPlans = (plans: CheckedFolders['plans']): Fault[] =>
  plans.flatMap(({ name, file, data }) =>
    data?.movedTo && LINKED_PLANS.some((linked) => linked === name)
      ? {
          file,
          field: 'movedTo',
          found: `„${data.movedTo}“`,
          expected: `nichts: ${name} gehört zu den Abos, die Seiten mit Namen nennen (${LINKED_PLANS.join(', ')})`,
        }
      : [],
  );

function checkSlugs(news: Content['news'] | undefined, slugs: string[]): ReferenceFault[] {
  const linked = (['teaser', 'world'] as const).flatMap((list) =>
    (news?.[list] ?? []).map((slug, index, all) => ({
      slug,
      field: `${list}[${index + 1}]`,
      again: all.indexOf(slug) < index,
    })),
  );
  const more = (['regional', 'animals'] as const).flatMap((list) =>
    (news?.[list] ?? []).flatMap(({ article }, index) =>
      article ? [{ slug: article, field: `${list}[${index + 1}].article`, again: false }] : [],
    ),
  );
  return [...linked, ...more]
    .filter(({ slug, again }) => again || !slugs.includes(slug))
    .map(({ slug, field, again }) => ({
      file: 'news.yaml',
      field,
      found: `„${slug}“`,
      expected: again
        ? 'ein Artikel, der in dieser Liste noch nicht steht'
        : `ein Artikel unter content/articles/${slug}.yaml${typoHint(slugs, slug)}`,
      ...(!again && { target: `articles/${slug}.yaml` }),
    }));
}

const checkDiagrams = (articles: CheckedFolders['articles'], names: string[]): ReferenceFault[] =>
  articles.flatMap(({ file, data }) =>
    (data?.content ?? []).flatMap((block, at) =>
      block.type === 'diagram' && !names.includes(block.name)
        ? {
            file,
            field: `content[${at + 1}].name`,
            found: `„${block.name}“`,
            expected: `eine Zeichnung unter content/diagrams/${block.name}.yaml${typoHint(names, block.name)}`,
            target: `diagrams/${block.name}.yaml`,
          }
        : [],
    ),
  );

/** What the subjects above know: their checks between files, and the address of a file's page ('' without one). */
export type Subjects = {
  checks: readonly ((root: string, files: CheckedFiles, folders: CheckedFolders) => ReferenceFault[])[];
  pageOf: (file: string) => string;
};

/** Faults between files: → [{ file: 'news.yaml', field: 'teaser[2]', found: '„alt“', expected: 'ein Artikel unter …' }] */
export function crossCheck(
  root: string,
  files: CheckedFiles,
  folders: CheckedFolders,
  { checks, pageOf }: Subjects,
): Fault[] {
  const all = Object.values(folders).flat();
  const texts = [...Object.entries(files).map(([key, data]) => ({ file: `${key}.yaml`, data })), ...all];
  const faults: ReferenceFault[] = [
    ...checkIds(folders.plans),
    ...checkIds(folders.events),
    ...checkIds(folders.books),
    ...checkIds(folders.games),
    ...missingFiles('plans', LINKED_PLANS, folders.plans),
    ...samePositions(folders.plans),
    ...withdrawnPlans(folders.plans),
    ...missingFiles('pages', PAGE_SLUGS, folders.pages),
    ...unreadFiles(PAGE_SLUGS, folders.pages),
    ...checkListIds('news.yaml', 'regional', files.news?.regional.map(({ id }) => id) ?? []),
    ...checkListIds('news.yaml', 'animals', files.news?.animals.map(({ id }) => id) ?? []),
    ...(['jokes', 'twisters', 'riddles'] as const).flatMap((list) =>
      checkListIds('last-page.yaml', list, files.lastPage?.[list].map(({ id }) => id) ?? []),
    ),
    ...checkSlugs(
      files.news,
      folders.articles.map(({ name }) => name),
    ),
    ...checkDiagrams(
      folders.articles,
      folders.diagrams.map(({ name }) => name),
    ),
    ...issueCheck(files, folders),
    ...checks.flatMap((check) => check(root, files, folders)),
    ...texts.flatMap(({ file, data }) => [...checkPictures(root, file, data), ...drawingCheck(root, file, data)]),
  ];
  return groupMissingTargets(faults, texts, pageOf);
}
