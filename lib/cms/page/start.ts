import { describeValue, type Fault, faultsOf, fieldsThere } from 'content/fault';
import type { Facts } from 'content/names';
import { cleaned, forbiddenCharacters, interpolate, withNoBreakSpaces } from 'content/text';
import type { Exported } from '../backend';
import { cmsConfig } from '../config';
import { dataOf, formatFor, originOf } from '../format/open';
import { allKinds, formatOf, type KindName, schemaOf } from '../kinds';
import { showFaults, showRefusal } from './faults';
import { Panel } from './panel';
import { guardPictures } from './pictures';
import { UNCHECKED } from './refusals';
import { refuseChanged, refuseIncomplete, remember } from './saved';

type FromFile = ReturnType<typeof formatFor>['fromFile'];
type Form = Record<string, unknown>;
type ToFile = (form: Form) => Promise<string>;
/** A map of Immutable.js. */
type Entry = { get: ((name: 'path') => string) & ((name: 'data') => { toJS: () => Form }) };
type Listener = { name: 'preSave' | 'postSave'; handler: (event: { entry: Entry }) => Promise<void> };
type Sveltia = {
  registerPreviewTemplate: (name: string, component: (props: { entry: Entry }) => unknown) => void;
  registerPreviewStyle: (address: string) => void;
  registerEventListener: (listener: Listener) => void;
  registerCustomFormat: (name: string, extension: string, format: { fromFile: FromFile; toFile: ToFile }) => void;
  init: (options: { config: ReturnType<typeof cmsConfig> }) => void;
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

async function factsNow(): Promise<Facts> {
  try {
    return await (await fetch('facts.json')).json();
  } catch (error) {
    showRefusal(UNCHECKED);
    throw error;
  }
}

type Own = { CMS: Sveltia; DESK?: Exported; createElement: (name: string, props: object) => unknown };
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

/** With `npm run desk`: the panel beside the form, and what keeps an editor's work from being lost. */
function openBeside(): void {
  const panels = allKinds().map((kind) => new Panel(kind));
  for (const panel of panels) {
    const ref = (element: HTMLElement | null) => panel.mount(element);
    // Sveltia calls the template at every change of the form; the pane itself is ours.
    CMS.registerPreviewTemplate(panel.kind, ({ entry }) => {
      panel.take(entry.get('path'), () => entry.get('data').toJS());
      return own.createElement('div', { ref });
    });
  }
  CMS.registerPreviewStyle('/redaktion/beside.css');
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => refuseChanged(entry.get('path'), originOf(entry.get('data').toJS()), showRefusal),
  });
  CMS.registerEventListener({
    name: 'postSave',
    handler: async ({ entry }) => {
      await refuseIncomplete(entry.get('path'), showRefusal);
      for (const panel of panels) panel.refresh();
    },
  });
}

function open(): void {
  const isBeside = document.body.dataset.beside !== undefined;
  for (const kind of allKinds()) {
    const { fromFile, toFile } = formatFor(kind);
    const saved: ToFile = async (form) => {
      const data = dataOf(kind, form);
      const faults = faultsIn(kind, data, await factsNow());
      showFaults(faults, { kind, data }, note);
      if (faults.length > 0) throw new Error(`${faults.length} Fehler im Inhalt`);
      return remember(toFile(form));
    };
    CMS.registerCustomFormat(formatOf(kind), 'yaml', { fromFile, toFile: saved });
  }
  if (isBeside) openBeside();
  if (!DESK) document.body.dataset.local = '';
  CMS.init({ config: cmsConfig({ backend: DESK?.backend, preview: isBeside }) });
}

keepAtHome();
if (DESK || 'showDirectoryPicker' in window) {
  document.querySelector('#without')?.remove();
  guardPictures();
  open();
}
