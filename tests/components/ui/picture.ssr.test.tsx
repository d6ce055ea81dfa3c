import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from '@/components/ui/picture';
import { focusRules } from '@/components/ui/picture.styles';
import { content } from '@/lib/content';
import { FOCUS, FOCUSES } from '@/lib/content/focus';

const [article] = content.articles;
const image = { src: article?.image.src ?? '', alt: 'Ein Bild zum Artikel' };
const html = (focus?: (typeof FOCUSES)[number]) =>
  renderToStaticMarkup(<Picture image={{ ...image, ...(focus && { focus }) }} sizes="20rem" />);

test.each(FOCUSES)('a picture whose most important part is „%s“ is cut so that it stays (R-DESK-13)', (focus) => {
  expect(html(focus)).toContain(`data-focus="${focus}"`);
  expect(focusRules([{ ...image, focus }])).toBe(`img[data-focus='${focus}'] { object-position: ${FOCUS[focus]}; }`);
});

test('a site where no picture names one is not a byte larger (R-DESK-13)', () => {
  expect(html()).not.toContain('data-focus');
  expect(focusRules({ image, list: [{ focus: 'oben' }, { src: 'a', alt: 'b', focus: 'Mitte' }] })).toBe('');
});

test('a place that two pictures name is written once', () =>
  expect(focusRules([1, 2].map(() => ({ ...image, focus: 'oben' })))).toBe(focusRules({ ...image, focus: 'oben' })));
