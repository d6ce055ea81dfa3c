import { tidy } from '../format/open';
import { changedElsewhere, incomplete, UNCHECKED } from './refusals';

type Tell = (sentences: readonly string[]) => void;

/** Texts that this window has given to Sveltia to write. */
const ownTexts = new Set<string>();

/** remember('id: 1\n') → 'id: 1\n', known as this window's own from now on */
export function remember(text: string): string {
  ownTexts.add(tidy(text));
  return text;
}

/** What the server reads in a content file, undefined without one: await onDisk('content/faq.yaml') → '- question: …'; throws if it does not say. */
async function onDisk(file: string): Promise<string | undefined> {
  const response = await fetch(`datei/${file}`);
  const { text } = await response.json();
  if (!response.ok || (text !== null && typeof text !== 'string')) throw new Error(`${file}: ${response.status}`);
  return text ? tidy(text) : undefined;
}

async function refuseUnless(
  fits: (present: string | undefined) => boolean,
  file: string,
  why: readonly string[],
  tell: Tell,
) {
  const present = await onDisk(file).catch((error) => {
    tell(UNCHECKED);
    throw error;
  });
  if (fits(present)) return;
  tell(why);
  throw new Error(why[0]);
}

const nameOf = (file: string) => file.replace(/^.*\//, '');

/** Before Sveltia writes, as it would overwrite what another window or program has written since `old` was read:
 * await refuseChanged('content/faq.yaml', old, tell) → undefined; tells and throws if there is something else on the disk */
export const refuseChanged = (file: string, old: string | undefined, tell: Tell) =>
  refuseUnless(
    (present) => present === undefined || present === old || ownTexts.has(present),
    file,
    changedElsewhere(nameOf(file)),
    tell,
  );

/** After Sveltia has written, as it ignores a file that could not be closed, which is empty then:
 * await refuseIncomplete('content/faq.yaml', tell) → undefined; tells and throws if its text is not on the disk */
export const refuseIncomplete = (file: string, tell: Tell) =>
  refuseUnless((present) => present !== undefined && ownTexts.has(present), file, incomplete(nameOf(file)), tell);
