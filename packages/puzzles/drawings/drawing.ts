import { FURNITURE } from './furniture';
import { INSIDE } from './inside';
import { OUTSIDE } from './outside';
import { SCENES } from './scenes';
import type { Shape } from './shapes';

const DRAWINGS: Record<string, readonly Shape[]> = { ...OUTSIDE, ...INSIDE, ...FURNITURE };
const BACKGROUNDS: Record<string, readonly Shape[]> = SCENES;

export const drawingNames = Object.keys(DRAWINGS);
export const backgroundNames = Object.keys(BACKGROUNDS);

/** Shapes from back to front: drawingOf('ball') → [['coral', 'M…'], …]; [] for an unknown name */
export const drawingOf = (name: string): readonly Shape[] => DRAWINGS[name] ?? [];

/** Shapes from back to front: backgroundOf('hafen') → sky, sea and quay */
export const backgroundOf = (scene: string): readonly Shape[] => BACKGROUNDS[scene] ?? [];
