import { drawnPages } from '@/lib/print/raster';

/** Pages with a coloured pixel, from 1: colouredPages(pdf) → [] */
export async function colouredPages(pdf: Uint8Array): Promise<number[]> {
  const coloured: number[] = [];
  let page = 0;
  for await (const { data, info } of drawnPages(pdf, 420)) {
    page += 1;
    for (let at = 0; at < data.length; at += info.channels) {
      const [r, g, b] = [data[at], data[at + 1], data[at + 2]];
      if (r === g && g === b) continue;
      coloured.push(page);
      break;
    }
  }
  return coloured;
}
