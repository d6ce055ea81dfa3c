import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cmsFiles } from '@/lib/cms/export';
import { HOST_FILES } from '@/lib/hosts/rules';
import { CMS_PATH } from '@/lib/pages/cms-path';
import { built } from '../built-content';
import { exported, exportedCms } from '../exported';
import { BASE } from './pages';

const { desk } = built.site;
/** How a page or file would refer to it; /eltern/redaktion/ is a page of the site. */
const NAMES_IT = new RegExp(`["'(\\s]${BASE}${CMS_PATH}|sveltia`, 'i');
const isForHosts = (name: string) => HOST_FILES.some((own) => own === name);
const read = (name: string) => readFileSync(join('out', name), 'utf8');

test('the CMS is exported only if content/site.yaml configures it (R-DESK-7)', () => {
  const wanted = desk ? Object.keys(cmsFiles({ desk, root: 'content', script: '' })) : [];
  expect(exportedCms.toSorted()).toEqual(wanted.toSorted());
  const forHosts = [
    ...exported.filter(isForHosts).map(read),
    ...readdirSync('deploy').map((name) => readFileSync(join('deploy', name), 'utf8')),
  ];
  expect(forHosts.length).toBeGreaterThan(HOST_FILES.length);
  expect(forHosts.some((text) => text.includes(CMS_PATH))).toBe(Boolean(desk));
});

test('no page, list, index, feed or worker of the site mentions the CMS (R-DESK-7)', () => {
  const texts = exported.filter((name) => /\.(html|txt|xml|json|webmanifest|js|css)$/.test(name) && !isForHosts(name));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((name) => NAMES_IT.test(read(name)))).toEqual([]);
});
