import type { Facts } from '@/lib/content/names';
import type { Exported } from '../backend';
import { faultsIn } from '../check';
import { deskConfig } from '../config';
import { type Draft, dataOf, formatFor } from '../format/open';
import { allKinds, formatOf } from '../kinds';
import { Asking, TooLarge, usesOf } from './beside/ask';
import { type Cms, registerPreviewPane } from './beside/stand';
import { showFaults, showRefusal } from './faults';
import { guardFiles, guardRemoval } from './guard';
import { guardPictures } from './pictures';
import { TOO_LARGE, UNCHECKED } from './refusals';

type FromFile = ReturnType<typeof formatFor>['fromFile'];
type ToFile = (form: Record<string, unknown>) => Promise<string>;
type Desk = Cms & {
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

const { CMS, DESK } = window as unknown as { CMS: Desk; DESK?: Exported };
const note =
  DESK && `Was für Wörter in geschweiften Klammern steht, ist vom ${DESK.day}, als die Website zuletzt gebaut wurde.`;

function open(): void {
  const isBeside = document.body.dataset.beside !== undefined;
  const drafts = new Map<string, Draft>();
  for (const kind of allKinds()) {
    const { fromFile, toFile, draftOf } = formatFor(kind);
    const asking = new Asking(kind, draftOf);
    if (isBeside) registerPreviewPane(CMS, kind, asking);
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
