/** Playback rates of the device's voice and of recordings. */
export const RATES = [
  { value: 0.8, label: 'langsam' },
  { value: 1, label: 'normal' },
  { value: 1.25, label: 'schnell' },
  { value: 1.5, label: 'sehr schnell' },
] as const;
