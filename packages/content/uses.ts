import type { Fault } from './fault';
import { linksIn } from './own-links';
import { listPlaces } from './places';

/** `target` is the missing target of a reference: 'articles/wulkan.yaml', 'events/3-….yaml', 'glossary.yaml · Magma' */
export type ReferenceFault = Fault & { target?: string };

type File = { file: string; data: unknown };

/**
 * Reports a missing target once, with all its references. With a single reference, most likely a typo, the fault stays
 * there (R-WHOLE-4):
 * → [{ file: 'articles/eulen.yaml', field: '(Datei)', found: 'nichts',
 * expected: 'diese Datei, denn sie wird gebraucht von: …' }]
 */
export function groupMissingTargets(
  faults: readonly ReferenceFault[],
  files: readonly File[],
  pageOf: (file: string) => string,
): Fault[] {
  return faults.flatMap((fault) => {
    const { target, ...rest } = fault;
    if (target === undefined) return [rest];
    const same = faults.filter((other) => other.target === target);
    if (same[0] !== fault) return [];
    const page = pageOf(target);
    const links = page
      ? files.flatMap(({ file, data }) =>
          linksIn(data)
            .filter(({ href }) => href.split(/[?#]/)[0] === page)
            .map(({ field }) => ({ file, field })),
        )
      : [];
    const places = [...same, ...links];
    if (places.length === 1) return [rest];
    const near = rest.expected.split('; gemeint')[1];
    const [file = '', field = '(Datei)'] = target.split(' · ');
    const wanted = target.includes(' · ') ? 'diesen Eintrag, denn er' : 'diese Datei, denn sie';
    const expected = `${wanted} wird gebraucht von: ${listPlaces(places)}${near ? `; gemeint${near}` : ''}`;
    return [{ file, field, found: 'nichts', expected }];
  });
}
