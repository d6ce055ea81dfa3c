import { fileName } from 'german/text';

/** Name of the downloaded file: icsName('Roboterwerkstatt: Bau dir einen Helfer') → 'roboterwerkstatt-bau-dir-einen-helfer.ics' */
export const icsName = (title: string) => `${fileName(title)}.ics`;
