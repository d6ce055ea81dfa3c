import 'server-only';
import { derived } from './index';

/** thumbnail('events/zoo.webp') → such as { src: '/pictures/1f2e3d4c-320.webp', width: 1200, height: 675 } */
export function thumbnail(src: string) {
  const { width, height, srcSet } = derived(src);
  return { src: srcSet.webp.split(' ')[0] ?? '', width, height };
}
