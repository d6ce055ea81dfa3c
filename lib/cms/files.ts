import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessFacts } from 'content/access-facts';
import { factsOf } from 'content/facts';
import type { Fault, Warning } from 'content/fault';
import { yamlFiles } from 'content/files';
import { FILES } from 'content/kinds';
import type { Facts } from 'content/names';
import { readYaml } from 'content/yaml';
import { readSite } from '@/lib/publishing/read';

/** Nothing leaves this machine: Sveltia would fetch its German locale, fonts and a service status from other hosts. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self' blob: data:",
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const dataOf = (root: string, file: string) => {
  try {
    return readYaml(readFileSync(join(root, file))).data;
  } catch {
    return undefined;
  }
};

/** Current facts for placeholders, as far as files are readable: cmsFacts('content') → { product: 'DUDA', … } */
export function cmsFacts(root: string): Facts {
  const count = (folder: string) => ({ count: String(yamlFiles(root, folder).names.length) });
  const plans = yamlFiles(root, 'plans').names.map((name) => ({
    name: name.replace(/\.yaml$/, ''),
    data: dataOf(root, `plans/${name}`),
  }));
  const report = FILES['access-report'].safeParse(dataOf(root, 'access-report.yaml'));
  return {
    ...factsOf(dataOf(root, 'title.yaml'), dataOf(root, 'site.yaml'), dataOf(root, 'subscription.yaml'), plans),
    books: count('books'),
    games: count('games'),
    ...(report.success && { access: accessFacts(report.data) }),
  };
}

/** Result of the content check over all files. */
export type Check = { faults: Fault[]; warnings: Warning[] };

/** checkContent('content') → { faults: [{ file: 'events/1-lesung.yaml', … }], warnings: [] } */
export function checkContent(root: string): Check {
  const { faults, warnings } = readSite(root);
  return { faults, warnings };
}

const ENTRY = /^content\/((?:[\w-]+\/)?[\w-]+\.yaml)$/;

/** textOf('content', 'content/faq.yaml') → '# yaml-language-server: …'; undefined if there is no such file */
export function textOf(root: string, file: string): string | undefined {
  const path = join(root, ENTRY.exec(file)?.[1] ?? '');
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : undefined;
}
