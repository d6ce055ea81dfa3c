import { MARK_DELAY, markWhenSeen } from './mark-tip';

/** Marks the tip of the address on an unfiltered list, and announces it in the status element `data-found` (R-TIP-7). */
export function tipMark(): void {
  const status = document.querySelector<HTMLElement>('[data-found]');
  if (!status) return;
  let forget = () => {};
  const arrive = () => {
    forget();
    const timer = setTimeout(() => {
      const tip = document.getElementById(location.hash.slice(1));
      if (tip?.matches('.tip'))
        forget = markWhenSeen(tip, status.dataset.found ?? '', (words) => (status.textContent = words));
    }, MARK_DELAY);
    forget = () => clearTimeout(timer);
  };
  arrive();
  addEventListener('hashchange', arrive);
}
