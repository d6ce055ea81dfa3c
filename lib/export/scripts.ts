import { failer } from './fault';
import { inlineScript, type ShownScript } from './inline';
import { type Document, type Element, elementsNamed, textIn } from './tree';

type Kind = {
  /** All attributes, no others. */
  attributes: Record<string, string>;
  isText: (text: string) => boolean;
  /** Minimum and maximum per page. */
  count: readonly [number, number];
  /** Needs the policy's permission, as it runs or controls the browser. */
  needsPermission: boolean;
};

const isJson = (text: string) => {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
};

/** A script that occurs at most once per page. */
function inline(name: ShownScript): Kind {
  return { attributes: {}, isText: (text) => text === inlineScript(name), count: [0, 1], needsPermission: true };
}

const KINDS = {
  early: { attributes: {}, isText: (text) => text === inlineScript('early'), count: [1, 1], needsPermission: true },
  level: inline('level'),
  startAtTop: inline('startAtTop'),
  tipMark: inline('tipMark'),
  unknownPath: inline('unknownPath'),
  speculation: { attributes: { type: 'speculationrules' }, isText: isJson, count: [1, 1], needsPermission: true },
  graph: { attributes: { type: 'application/ld+json' }, isText: isJson, count: [0, 1], needsPermission: false },
} as const satisfies Record<string, Kind>;

type ScriptKind = keyof typeof KINDS;
type InlineScript = { kind: ScriptKind; element: Element; text: string };

/** Folders of this site's own scripts. */
const OWN = ['plain', 'keep'];

/** Whether a script needs the policy's permission: runs({ kind: 'graph', … }) → false */
export const runs = ({ kind }: InlineScript) => KINDS[kind].needsPermission;

const entries = Object.entries(KINDS) as [ScriptKind, Kind][];

function kindOf(element: Element): ScriptKind | undefined {
  const names = Object.keys(element.attributes);
  const found = entries.find(
    ([, { attributes, isText }]) =>
      names.length === Object.keys(attributes).length &&
      names.every((name) => attributes[name] === element.attributes[name]) &&
      isText(textIn(element)),
  );
  return found?.[0];
}

/** Inline scripts in order: → [{ kind: 'early', … }, …]; throws for unknown scripts (Next's among them), too many or too few of a kind, and
 * scripts from elsewhere. */
export function inlineScripts(document: Document, pass: string, base: string): InlineScript[] {
  const refuse = failer(pass, document.page);
  const scripts: InlineScript[] = [];
  for (const element of elementsNamed(document, 'script')) {
    const { src } = element.attributes;
    const text = textIn(element);
    if (src === undefined) {
      const kind = kindOf(element) ?? refuse(element, `Unknown script: ${text.slice(0, 60)}`);
      scripts.push({ kind, element, text });
    } else if (!OWN.some((folder) => src.startsWith(`${base}/_next/static/${folder}/`)) || text !== '') {
      refuse(element, `A script is not one of ours: ${src}`);
    }
  }
  for (const [kind, { count }] of entries) {
    const [least, most] = count;
    const found = scripts.filter((script) => script.kind === kind).length;
    if (found < least || found > most) {
      refuse(
        'whole page',
        `Scripts of the kind “${kind}”: ${found}; expected ${least === most ? '' : 'at least '}${least}.`,
      );
    }
  }
  return scripts;
}
