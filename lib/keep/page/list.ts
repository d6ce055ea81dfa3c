import { formatDay } from 'german/dates/german';
import { type CopyMetadata, savedPages } from '../page-copy';
import { canKeep, reasonOf, removeAndLeave, worldHere } from './device';
import { inMegabytes, roomIn, sizesOf } from './sizes';
import { words } from './words';

type Part = HTMLElement | null;

function elementOf(name: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

const free = async () => {
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage;
};

/** Asks for confirmation, as a removed copy cannot be restored offline. */
function askTwice(button: HTMLElement, sure: string, remove: () => Promise<void>): void {
  const label = button.querySelector('span') ?? button;
  const text = label.textContent;
  const calm = () => {
    label.textContent = text;
    delete button.dataset.sure;
  };
  button.addEventListener('blur', calm);
  button.addEventListener('click', () => {
    if (button.dataset.sure !== undefined) {
      remove();
      return;
    }
    button.dataset.sure = '';
    label.textContent = sure;
  });
}

/** Lists the copies, newest first (R-KEEP-4): startList(root) → sets the root's `data-state` to 'some' or 'none' */
export async function startList(root: HTMLElement): Promise<void> {
  const copy = words();
  const list: Part = root.querySelector('.things');
  const sum: Part = root.querySelector('.sum');
  const all: Part = root.querySelector('.all');
  const status: Part = root.querySelector('[role=status]');
  if (!list || !status) return;
  const say = (text: string) => {
    status.textContent = text;
  };
  root.querySelector('.again')?.addEventListener('click', () => location.reload());
  if (!canKeep()) {
    root.dataset.state = 'none';
    return say(copy.faults.unsupported);
  }
  const world = worldHere();

  async function remove(message: string, ...paths: string[]) {
    try {
      await removeAndLeave(world, ...paths);
      await show();
      say(message);
      status?.focus();
    } catch (fault) {
      say(copy.faults[reasonOf(fault)]);
    }
  }

  function row({ path, title, day }: CopyMetadata, bytes: number): HTMLElement {
    const link = elementOf('a', '', title);
    link.setAttribute('href', path);
    const facts = copy.facts.replace('%date%', formatDay(day)).replace('%size%', inMegabytes(bytes));
    const item = elementOf('li', 'sheet');
    item.append(link, elementOf('span', '', facts));
    if (all) {
      const button = elementOf('button', 'button', copy.remove);
      Object.assign(button.dataset, { variant: 'quiet', size: 'small' });
      link.id = `m${path}`;
      button.id = `e${path}`;
      button.setAttribute('aria-labelledby', `${button.id} ${link.id}`);
      askTwice(button, copy.sure, () => remove(copy.removed.replace('%title%', title), path));
      item.append(button);
    }
    return item;
  }

  async function show() {
    const pages = await savedPages(world);
    const mine = pages.filter(({ isExtra }) => !isExtra).reverse();
    const sizes = sizesOf(pages);
    list?.replaceChildren(...mine.map((kept) => row(kept, sizes.own.get(kept.path) ?? 0)));
    root.dataset.state = mine.length > 0 ? 'some' : 'none';
    const room = await free();
    if (!sum) return;
    const known = room > 0 ? ` ${copy.room.replace('%room%', roomIn(room, copy.much))}` : '';
    sum.textContent = copy.sum.replace('%sum%', inMegabytes(sizes.all)) + known;
  }

  if (all) {
    askTwice(all, copy.sure, async () => {
      const paths = (await savedPages(world)).map(({ path }) => path);
      await remove(copy.left, ...paths);
    });
  }
  await show().catch((fault) => {
    root.dataset.state = 'none';
    say(copy.faults[reasonOf(fault)]);
  });
}
