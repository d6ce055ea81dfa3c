import { describeValue, type Fault, faultsOf, fieldsThere } from 'content/fault';
import type { Facts } from 'content/names';
import { cleaned, forbiddenCharacters, interpolate, withNoBreakSpaces } from 'content/text';
import type { Exported } from '../backend';
import { deskConfig } from '../config';
import { type Draft, dataOf, formatFor } from '../format/open';
import { allKinds, formatOf, type KindName, schemaOf } from '../kinds';
import { Asking, TooLarge, usesOf } from './beside/ask';
import { Panel } from './beside/panel';
import { showFaults, showRefusal } from './faults';
import { guardFiles, guardRemoval } from './guard';
import { guardPictures } from './pictures';
import { TOO_LARGE, UNCHECKED } from './refusals';

type FromFile = ReturnType<typeof formatFor>['fromFile'];
type Form = Record<string, unknown>;
type ToFile = (form: Form) => Promise<string>;
type Entry = { get: (name: 'data') => { toJS: () => Form } };
type Desk = {
  registerPreviewTemplate: (name: string, component: (props: { entry: Entry }) => unknown) => void;
  registerPreviewStyle: (address: string) => void;
  registerCustomFormat: (name: string, extension: string, format: { fromFile: FromFile; toFile: ToFile }) => void;
  init: (options: { config: ReturnType<typeof deskConfig> }) => void;
};

const LOCALE = /^https:\/\/unpkg\.com\/@sveltia\/cms@[^/]+\/(locales\/[\w-]+\.json)$/;

/** Redirects the request for Sveltia's German locale from another host to the local copy. */
function keepAtHome(): void {
  const ask = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const [, own] = LOCALE.exec(input instanceof Request ? input.url : String(input)) ?? [];
    return ask(own ?? input, init);
  };
}

const factsNow = async () => (await (await fetch('facts.json')).json()) as Facts;

async function checked<Faults>(check: () => Promise<Faults>): Promise<Faults> {
  try {
    return await check();
  } catch (error) {
    showRefusal(error instanceof TooLarge ? TOO_LARGE : UNCHECKED);
    throw error;
  }
}

type Own = { CMS: Desk; DESK?: Exported; createElement: (name: string, props: object) => unknown };
const own = window as unknown as Own;
const { CMS, DESK } = own;
const note =
  DESK && `Was für Wörter in geschweiften Klammern steht, ist vom ${DESK.day}, als die Website zuletzt gebaut wurde.`;

/** Content check of a single file: faultsIn('events', { date: 'bald', … }, facts) → [{ field: 'date', found: '„bald“', … }, …] */
function faultsIn(file: KindName, data: unknown, facts: Facts): Fault[] {
  const expected = 'Text ohne unsichtbare Steuerzeichen';
  const hidden = forbiddenCharacters(data).map((fault) => ({ file, ...fault, expected }));
  const { value, unknown } = interpolate(withNoBreakSpaces(cleaned(data)), facts);
  const whole = withNoBreakSpaces(value);
  const { error } = schemaOf(file).safeParse(whole, { error: fieldsThere });
  const strange = unknown.map((fault) => ({ file, ...fault, found: describeValue(fault.found) }));
  return [...hidden, ...strange, ...(error ? faultsOf(file, whole, error.issues) : [])];
}

/** Sveltia calls the template with the form's data at every change; the pane itself is ours. */
function showBeside(panel: Panel): void {
  const ref = (element: HTMLElement | null) => panel.standIn(element);
  CMS.registerPreviewTemplate(panel.kind, ({ entry }) => {
    panel.change(() => entry.get('data').toJS());
    return own.createElement('div', { ref });
  });
}

function open(): void {
  const isBeside = document.body.dataset.beside !== undefined;
  const drafts = new Map<string, Draft>();
  for (const kind of allKinds()) {
    const { fromFile, toFile, draftOf } = formatFor(kind);
    const asking = new Asking(kind, draftOf);
    if (isBeside) showBeside(new Panel(kind, asking));
    const saved: ToFile = async (form) => {
      const data = dataOf(kind, form);
      const faults = await checked(async () => {
        const own = faultsIn(kind, data, await factsNow());
        return own.length > 0 || !isBeside ? own : asking.faultsOnSaving(form);
      });
      showFaults(faults, { kind, data }, note);
      if (faults.length > 0) throw new Error(`${faults.length} Fehler im Inhalt`);
      const draft = toFile(form);
      drafts.set(draft.text, draft);
      return asking.saved(form, draft.text);
    };
    CMS.registerCustomFormat(formatOf(kind), 'yaml', { fromFile, toFile: saved });
  }
  if ('FileSystemFileHandle' in window) guardFiles({ drafts, tell: showRefusal });
  if (isBeside) {
    guardRemoval(usesOf, showRefusal);
    CMS.registerPreviewStyle('/redaktion/beside.css');
  }
  if (!DESK) document.body.dataset.local = '';
  CMS.init({ config: deskConfig({ backend: DESK?.backend, preview: isBeside }) });
}

keepAtHome();
if (DESK || 'showDirectoryPicker' in window) {
  document.querySelector('#without')?.remove();
  guardPictures();
  open();
}
