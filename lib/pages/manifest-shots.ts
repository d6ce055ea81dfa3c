import type { Content } from 'content/kinds';
import { onePageOfEach } from './registry';

const PHONE = { width: 390, height: 844, form_factor: 'narrow' } as const;
const DESK = { width: 1280, height: 800, form_factor: 'wide' } as const;
const SHOTS = [
  { type: 'landing', ...PHONE },
  { type: 'article', ...PHONE },
  { type: 'books', ...PHONE },
  { type: 'landing', ...DESK },
  { type: 'article', ...DESK },
] as const;

/** Screenshots of the web app manifest, shown before installation; taken by `npm run screenshots`:
 * manifestShots(content)[0] → { src: '/screenshots/landing-narrow.webp', path: '/', width: 390, height: 844, … } */
export function manifestShots(content: Content) {
  const paths = onePageOfEach(content);
  return SHOTS.flatMap(({ type, ...shot }) => {
    const path = paths[type];
    return path ? { ...shot, src: `/screenshots/${type}-${shot.form_factor}.webp`, path } : [];
  });
}
