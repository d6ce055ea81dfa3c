import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault';
import { unprintable } from './printable';
import { cleaned, forbiddenCharacters, withNoBreakSpaces } from './text';
import { readYaml } from './yaml';

type Parsed = { data?: unknown; faults: Omit<Fault, 'file'>[] };

/** Last result of each file: while an editor types, and in tests, one in a hundred changes. */
const lastParsed = new Map<string, { bytes: Buffer; parsed: Parsed }>();

function parse(bytes: Buffer): Parsed {
  const { data, faults } = readYaml(bytes);
  if (faults.length > 0) return { faults };
  const hidden = forbiddenCharacters(data).map((fault) => ({
    ...fault,
    expected: 'Text ohne unsichtbare Steuerzeichen',
  }));
  if (hidden.length > 0) return { faults: hidden };
  const clean = withNoBreakSpaces(cleaned(data));
  const expected =
    'Zeichen, die auch die Schriften der gedruckten Zeitung haben: lateinische Buchstaben, auch mit Akzenten';
  return { data: clean, faults: unprintable(clean).map((fault) => ({ ...fault, expected })) };
}

/** Parses a content file without validating it: parsedFile('content', 'faq.yaml') → { data: { … }, faults: [] } */
export function parsedFile(root: string, file: string): Parsed {
  const path = join(root, file);
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile()) {
    const found = stat?.isSymbolicLink() ? 'ein Verweis auf eine andere Datei' : stat ? 'ein Ordner' : 'nichts';
    return { faults: [{ field: '(Datei)', found, expected: 'diese Datei' }] };
  }
  const bytes = readFileSync(path);
  const last = lastParsed.get(file);
  if (last?.bytes.equals(bytes)) return last.parsed;
  const parsed = parse(bytes);
  lastParsed.set(file, { bytes, parsed });
  return parsed;
}
