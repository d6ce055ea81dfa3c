/** Element around an island; has no `data-live` until it is hydrated. */
export const ISLAND = 'island-root';

/** An element outside an island that opens it by name: <p data-door="Viewer"><button>Blättern</button></p> */
const DOOR = '[data-door]';

/** islandsNamed('Viewer') → every island of that name in the page */
export const islandsNamed = (name: string | undefined) => [
  ...document.querySelectorAll<HTMLElement>(`${ISLAND}[data-island="${name}"]`),
];

/** Whether an island is hydrated: isLive(island) → true */
export const isLive = ({ dataset }: HTMLElement) => dataset.live !== undefined;

/** Island that a control belongs to or opens, if it is not hydrated: notHydratedAt(button) → <island-root data-island="Quiz"> */
export function notHydratedAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const island =
    target.closest<HTMLElement>(ISLAND) ?? islandsNamed(target.closest<HTMLElement>(DOOR)?.dataset.door)[0];
  return island && !isLive(island) ? island : undefined;
}
