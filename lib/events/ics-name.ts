import { fileName } from '@/lib/text';

/** As it lies among somebody's downloads: icsName('Roboterwerkstatt: Bau dir einen Helfer') → 'roboterwerkstatt-bau-dir-einen-helfer.ics' */
export const icsName = (title: string) => `${fileName(title)}.ics`;
