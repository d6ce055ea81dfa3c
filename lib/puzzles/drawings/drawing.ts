import { FURNITURE } from './furniture';
import { INSIDE } from './inside';
import { OUTSIDE } from './outside';
import { SCENES } from './scenes';
import type { Shape } from './shapes';

const DRAWINGS: Record<string, readonly Shape[]> = { ...OUTSIDE, ...INSIDE, ...FURNITURE };
const BACKGROUNDS: Record<string, readonly Shape[]> = SCENES;

export const drawingNames = Object.keys(DRAWINGS);
export const backgroundNames = Object.keys(BACKGROUNDS);

/** drawingOf('ball') → its pieces of paper, from below to above; none for a name nobody has drawn */
export const drawingOf = (name: string): readonly Shape[] => DRAWINGS[name] ?? [];

/** backgroundOf('hafen') → sky, sea and quay */
export const backgroundOf = (scene: string): readonly Shape[] => BACKGROUNDS[scene] ?? [];
