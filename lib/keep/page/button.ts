import { withBase } from 'content/base-path';
import { PATHS } from '@/lib/paths';
import { EXTRAS } from '../extras';
import { saveCopy } from '../keep';
import { savedPages } from '../page-copy';
import {
  askToStay,
  canKeep,
  lookHere,
  picturesShown,
  reasonOf,
  removeAndLeave,
  startWorker,
  tidy,
  worldHere,
} from './device';
import { words } from './words';

type State = 'free' | 'busy' | 'kept';

/** Starts „Mitnehmen“ (R-KEEP-1). If it was pressed before this script loaded, the root is `busy` and saving starts at once:
 * startButton(root) → resolves when the button shows its state */
export async function startButton(root: HTMLElement): Promise<void> {
  const { button: texts, faults, note } = words();
  const path = root.dataset.path ?? '';
  const button = root.querySelector('button');
  const label = button?.querySelector('span');
  const status = root.querySelector('[role=status]');
  if (!button || !label || !status) return;

  // No label for progress: the status line announces it.
  const labels: Record<State, string> = { free: texts.take, busy: texts.take, kept: texts.leave };
  const show = (state: State, news = '') => {
    root.dataset.state = state;
    label.textContent = labels[state];
    status.textContent = news;
    button.setAttribute('aria-disabled', String(state === 'busy'));
  };

  async function take() {
    show('busy', texts.busy);
    if (!canKeep()) return show('free', faults.unsupported);
    const world = worldHere();
    try {
      await startWorker();
      const shown = picturesShown();
      const look = (sizes: string[]) => lookHere(sizes, shown);
      for (const extra of EXTRAS) {
        await saveCopy(world, {
          path: withBase(extra),
          note: extra === PATHS.landing ? note : '',
          isExtra: true,
          look,
        });
      }
      await saveCopy(world, { path, note, isExtra: false, look, shown });
      show('kept', texts.done);
      // Not awaited: the copy is there, whatever is answered.
      void askToStay();
    } catch (fault) {
      await tidy(world).catch(() => []);
      show('free', faults[reasonOf(fault)]);
    }
  }

  async function leave() {
    await removeAndLeave(worldHere(), path);
    show('free', texts.left);
  }

  button.addEventListener('click', () => {
    if (root.dataset.state === 'busy') return;
    (root.dataset.state === 'kept' ? leave() : take()).catch((fault) => show('free', faults[reasonOf(fault)]));
  });
  if (root.dataset.state === 'busy') return take();
  const pages = canKeep() ? await savedPages(worldHere()).catch(() => []) : [];
  if (pages.some((kept) => kept.path === path)) show('kept');
}
