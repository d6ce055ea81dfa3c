import type { Aid, Settings } from '@/lib/aids/settings';

type Group = { aid: Aid; legend: string; kind?: 'letters' | 'papers'; choices: { value: string; label: string }[] };

/** Presets, which combine; pressing one again turns it off. */
export const PRESETS: readonly { label: string; settings: Settings }[] = [
  { label: 'Größer', settings: { size: '3', leading: 'wide' } },
  { label: 'Silben', settings: { syllables: 'blue' } },
  { label: 'Abends', settings: { ground: 'dark' } },
];

/** Aids with their options; the value '' is the default. */
export const GROUPS: readonly Group[] = [
  {
    aid: 'size',
    legend: 'Größe',
    kind: 'letters',
    choices: [
      { value: '', label: 'normal' },
      { value: '2', label: '125\u00a0%' },
      { value: '3', label: '150\u00a0%' },
      { value: '4', label: '175\u00a0%' },
      { value: '5', label: '200\u00a0%' },
    ],
  },
  {
    aid: 'leading',
    legend: 'Zeilen',
    choices: [
      { value: '', label: 'normal' },
      { value: 'wide', label: 'weit' },
      { value: 'wider', label: 'sehr weit' },
    ],
  },
  {
    aid: 'spacing',
    legend: 'Buchstaben',
    choices: [
      { value: '', label: 'normal' },
      { value: 'wide', label: 'weit' },
      { value: 'wider', label: 'sehr weit' },
    ],
  },
  {
    aid: 'column',
    legend: 'Spalte',
    choices: [
      { value: 'narrow', label: 'schmal' },
      { value: '', label: 'normal' },
      { value: 'wide', label: 'breit' },
    ],
  },
  {
    aid: 'face',
    legend: 'Schrift',
    choices: [
      { value: '', label: 'Zeitung' },
      { value: 'school', label: 'Schule' },
    ],
  },
  {
    aid: 'syllables',
    legend: 'Silben',
    choices: [
      { value: '', label: 'aus' },
      { value: 'red', label: 'rot' },
      { value: 'blue', label: 'blau' },
      { value: 'lines', label: 'Striche' },
    ],
  },
  {
    aid: 'ground',
    legend: 'Papier',
    kind: 'papers',
    choices: [
      { value: '', label: 'wie das Gerät' },
      { value: 'paper', label: 'hell' },
      { value: 'cream', label: 'creme' },
      { value: 'mint', label: 'mint' },
      { value: 'dark', label: 'dunkel' },
      { value: 'contrast', label: 'Kontrast' },
    ],
  },
];
