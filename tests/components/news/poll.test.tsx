import { render, screen } from '@testing-library/react';
import { Blocks } from '@/components/news/blocks';
import { blocks } from '@/components/news/blocks.examples';

test('a poll is there to read, to hear and to talk about, with nothing to press (R-NEWS-21)', () => {
  const [poll] = blocks.filter((block) => block.type === 'poll');
  render(<Blocks blocks={poll ? [poll] : []} title="Probe" glossary={[]} />);
  expect(screen.getByText('Umfrage zum Nachdenken')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(poll?.answers);
  for (const text of [poll?.question, ...(poll?.answers ?? []), poll?.tip])
    expect(screen.getByText(text ?? '')).toHaveAttribute('data-sentence');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
