import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { today } from 'german/dates/day';
import { warningsOf } from '@/lib/hints/all';
import { buildMoment } from '@/lib/publishing/build-time';
import { readSite } from '@/lib/publishing/read';
import { checked, reportPage, sectionsOf } from '@/lib/report/page';

const ROOT = 'content';
const FOLDER = '.cache/redaktion';

const at = buildMoment();
const { content, all, faults, warnings } = readSite(ROOT, at);
const day = today(new Date(at));
const files = (readdirSync(join(ROOT, 'pictures'), { recursive: true }) as string[])
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(webp|svg)$/.test(name));
const sections = content
  ? [...sectionsOf({ content, all }, files, at), checked([...warnings, ...warningsOf(all, ROOT, day)], false)]
  : [checked(faults, true)];

mkdirSync(FOLDER, { recursive: true });
const path = resolve(FOLDER, 'bericht.html');
writeFileSync(path, reportPage(content?.title.name ?? 'Redaktion', sections, day));
console.log(`Der Bericht liegt in ${path}`);
