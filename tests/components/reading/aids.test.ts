import { CONTRAST, CONTRAST_NIGHT, CREAM, DAY, MINT, NIGHT } from '@/components/ui/grounds';
import { aidColour } from '@/components/ui/theme';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ({ color }: { color: Partial<Record<'paper' | 'cream' | 'white', string>> }) =>
  [color.paper, color.cream, color.white].filter((colour) => colour !== undefined);
const BY_DAY = [DAY, CREAM, MINT, CONTRAST].flatMap(grounds);
const AT_NIGHT = [NIGHT, CONTRAST_NIGHT].flatMap(grounds);

test.each([
  ...BY_DAY.flatMap((ground) => [aidColour.red, aidColour.blue].map((colour) => [colour, ground])),
  ...AT_NIGHT.flatMap((ground) => [aidColour.redAtNight, aidColour.blueAtNight].map((colour) => [colour, ground])),
])('a syllable in %s on %s has enhanced contrast (7:1)', (colour, ground) =>
  expect(contrast(colour as string, ground as string)).toBeGreaterThanOrEqual(7),
);
