import type { Locator, Page } from '@playwright/test';

type Spot = { x: number; y: number };

/** A spot in fractions of the element's size, from its top left corner. */
async function spotIn(part: Locator, { x, y }: Spot): Promise<Spot> {
  const box = await part.boundingBox();
  if (!box) throw new Error('Nicht zu sehen.');
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

/** Moves fingers between spots of an element, by touch events. */
async function moveFingers(page: Page, part: Locator, ways: [from: Spot, to: Spot][]) {
  const browser = await page.context().newCDPSession(page);
  const from = await Promise.all(ways.map(([spot]) => spotIn(part, spot)));
  const to = await Promise.all(ways.map(([, spot]) => spotIn(part, spot)));
  const tell = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map((spot, id) => ({ ...spot, id })) });
  await tell('touchStart', from);
  for (const share of [0.25, 0.5, 0.75, 1])
    await tell(
      'touchMove',
      from.map(({ x, y }, at) => ({
        x: x + ((to[at]?.x ?? x) - x) * share,
        y: y + ((to[at]?.y ?? y) - y) * share,
      })),
    );
  await tell('touchEnd', []);
  await browser.detach();
}

export const swipe = (page: Page, part: Locator, way: 'left' | 'right') => {
  const [right, left] = [
    { x: 0.8, y: 0.5 },
    { x: 0.2, y: 0.5 },
  ];
  return moveFingers(page, part, [way === 'left' ? [right, left] : [left, right]]);
};

/** Two fingers that move apart from the centre. */
export const spread = (page: Page, part: Locator) =>
  moveFingers(page, part, [
    [
      { x: 0.4, y: 0.5 },
      { x: 0.1, y: 0.5 },
    ],
    [
      { x: 0.6, y: 0.5 },
      { x: 0.9, y: 0.5 },
    ],
  ]);
