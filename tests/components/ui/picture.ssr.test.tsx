import { FOCUS_POSITIONS, FOCUSES } from 'content/focus';
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from '@/components/ui/picture';
import { focusRules } from '@/components/ui/picture.styles';
import { content } from '@/lib/content';

const [article] = content.articles;
const image = { src: article?.image.src ?? '', alt: 'Ein Bild zum Artikel' };
const html = (focus?: (typeof FOCUSES)[number]) =>
  renderToStaticMarkup(<Picture image={{ ...image, ...(focus && { focus }) }} sizes="20rem" />);

test.each(FOCUSES)('a picture with the focus “%s” is cropped around it (R-DESK-13)', (focus) => {
  expect(html(focus)).toContain(`data-focus="${focus}"`);
  expect(focusRules([{ ...image, focus }])).toBe(
    `img[data-focus='${focus}'] { object-position: ${FOCUS_POSITIONS[focus]}; }`,
  );
});

test('a site without picture focuses has no bytes for them (R-DESK-13)', () => {
  expect(html()).not.toContain('data-focus');
  expect(focusRules({ image, list: [{ focus: 'oben' }, { src: 'a', alt: 'b', focus: 'Mitte' }] })).toBe('');
});

test('writes the rule of a focus once for two pictures', () =>
  expect(focusRules([1, 2].map(() => ({ ...image, focus: 'oben' })))).toBe(focusRules({ ...image, focus: 'oben' })));
