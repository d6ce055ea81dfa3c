import { capitalized } from 'german/text';
import { z } from 'zod';
import { isWebAddress } from '../addresses';
import { FOCUSES, type Focus } from '../focus';
import { choice, group, line } from './fields';

const PICTURE =
  'ein Bild mit der Endung .jpg, .png, .webp oder .svg, im Namen nur Buchstaben von A bis Z, Ziffern, - und _, wie events/lesenacht.jpg';

/** Photos keep the name that the camera gave them. */
const OWN = /^([a-z0-9-]+\/)*([A-Za-z0-9_-]+\.(webp|png|jpe?g|WEBP|PNG|JPE?G)|[a-z0-9-]+\.svg)$/;
const HEIC =
  'ein Foto als JPEG: HEIC lesen die wenigsten Programme. Auf dem iPhone stellt „Kamera, Formate, Maximal kompatibel“ das ein; ein fertiges Foto lässt sich als JPEG sichern';

/** Formats that the build can read; an address may lack an extension. */
const REMOTE = /(\.(webp|png|jpe?g|svg)|\/[^./]*)$/i;
const NOT_REMOTE = 'die Adresse eines Bildes mit der Endung .webp, .png, .jpg oder .svg';

/** Path below content/pictures, or a remote address that `npm run pictures:fetch` downloads. */
export const picture = group('Bild', {
  src: z
    .string()
    .superRefine((src, { addIssue }) => {
      if (OWN.test(src) || /^https:\/\/\S+$/.test(src)) return;
      addIssue({ code: 'custom', message: /\.hei[cf]$/i.test(src) ? HEIC : PICTURE });
    })
    .refine((src) => !src.startsWith('https:') || isWebAddress(src), PICTURE)
    .refine((src) => !src.startsWith('https:') || !URL.canParse(src) || REMOTE.test(new URL(src).pathname), NOT_REMOTE)
    .meta({
      title: 'Bilddatei',
      description:
        'Ein Foto (JPEG, PNG, WebP) oder eine Zeichnung (SVG), mindestens 1200 Punkte breit, höchstens 12 MB. Fotos werden zu WebP.',
    }),
  alt: line(
    'Was auf dem Bild zu sehen ist',
    10,
    150,
    'Für alle, die es nicht sehen. Beispiel: „Ein Vulkan auf einer Insel spuckt Lava, zwei Kinder sehen zu.“',
  ),
  credit: line('Bildnachweis', 3, 120, 'Wer das Bild gemacht hat, etwa: Illustration: {product}').optional(),
  focus: choice(
    'Wichtigste Stelle',
    Object.fromEntries(FOCUSES.map((focus) => [focus, capitalized(focus)])) as Record<Focus, string>,
    'Was zu sehen bleibt, wo das Bild beschnitten wird. Ohne Angabe: die Mitte.',
  ).optional(),
});
