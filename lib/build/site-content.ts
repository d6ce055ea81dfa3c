import { formatFault } from 'content/fault';
import { withLine } from 'content/line';
import { readSite } from '@/lib/publishing/read';
import { siteOf } from '@/lib/publishing/site';

/** Everything, what pages show of it, and pictures used only by the rest: siteContent(at) → { reading, all, content, notShown }; throws all
 * faults of the content together, with file, line and field. */
export function siteContent(at: string) {
  const reading = readSite('content', at);
  if (!reading.content)
    throw new Error(reading.faults.map((fault) => formatFault(withLine('content', fault))).join('\n'));
  return { reading, all: reading.content, ...siteOf(reading, at) };
}
