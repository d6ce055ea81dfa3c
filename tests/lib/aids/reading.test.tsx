import { render } from '@testing-library/react';
import { blocksIn, readingParts } from '@/lib/aids/page/reading';

test('reading by paragraphs skips the questions in the margin', () => {
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  render(
    <div data-reading="">
      <p>Die Biene tanzt.</p>
      <div className="margin">
        <ul>
          <li>Wie weit ist es?</li>
        </ul>
      </div>
      <h2>Der Weg</h2>
    </div>,
  );
  expect(blocksIn(readingParts()).map(({ textContent }) => textContent)).toEqual(['Die Biene tanzt.', 'Der Weg']);
});
