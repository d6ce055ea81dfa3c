import { render, screen, within } from '@testing-library/react';
import { Blocks } from '@/components/news/blocks';
import { blocks } from '@/components/news/blocks.examples';

test('a poll is there to read, to hear and to talk about, with nothing to press (R-NEWS-21)', () => {
  const [poll] = blocks.filter((block) => block.type === 'poll');
  render(<Blocks blocks={blocks} title="Probe" glossary={[]} />);
  const card = screen.getByRole('region', { name: 'Umfrage zum Nachdenken' });
  const { getByText, getAllByRole, queryByRole } = within(card);
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(poll?.answers);
  for (const text of [poll?.question, ...(poll?.answers ?? []), poll?.tip])
    expect(getByText(text ?? '')).toHaveAttribute('data-sentence');
  expect(queryByRole('button')).not.toBeInTheDocument();
});
