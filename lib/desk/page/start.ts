import type { Facts } from '@/lib/content/names';
import { faultsIn } from '../check';
import { deskConfig } from '../config';
import { dataOf, formatFor } from '../format/open';
import { allKinds, formatOf } from '../kinds';
import { Asking } from './beside/ask';
import { type Cms, standBeside } from './beside/stand';
import { showFaults } from './faults';

type FromFile = ReturnType<typeof formatFor>['fromFile'];
type ToFile = (form: Record<string, unknown>) => Promise<string>;
type Desk = Cms & {
  registerCustomFormat: (name: string, extension: string, format: { fromFile: FromFile; toFile: ToFile }) => void;
  init: (options: { config: ReturnType<typeof deskConfig> }) => void;
};

const LOCALE = /^https:\/\/unpkg\.com\/@sveltia\/cms@[^/]+\/(locales\/[\w-]+\.json)$/;

/** Its words in German lie beside it; it asks another host for them. */
function keepAtHome(): void {
  const ask = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const [, own] = LOCALE.exec(input instanceof Request ? input.url : String(input)) ?? [];
    return ask(own ? `/redaktion/${own}` : input, init);
  };
}

const factsNow = async () => (await (await fetch('/redaktion/facts.json')).json()) as Facts;

function open(desk: Desk): void {
  const isBeside = document.body.dataset.beside !== undefined;
  for (const kind of allKinds()) {
    const { fromFile, toFile, draftOf } = formatFor(kind);
    const asking = new Asking(kind, draftOf);
    if (isBeside) standBeside(desk, kind, asking);
    const saved: ToFile = async (form) => {
      const own = faultsIn(kind, dataOf(kind, form), await factsNow());
      const faults = own.length > 0 || !isBeside ? own : await asking.faultsOnSaving(form);
      showFaults(faults);
      if (faults.length > 0) throw new Error(`${faults.length} Fehler im Inhalt`);
      return asking.written(toFile(form));
    };
    desk.registerCustomFormat(formatOf(kind), 'yaml', { fromFile, toFile: saved });
  }
  if (isBeside) desk.registerPreviewStyle('/redaktion/beside.css');
  desk.init({ config: deskConfig(isBeside) });
}

keepAtHome();
if ('showDirectoryPicker' in window) {
  document.querySelector('#without')?.remove();
  open((window as unknown as { CMS: Desk }).CMS);
}
