import styled from 'styled-components';
import { pdfFacts } from '@/components/school/pdf-facts';
import { Link } from '@/components/ui/link';
import { theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { printedPuzzles } from '@/lib/puzzles/puzzle-files';

type Props = {
  /** A week, '2026-47', or an article's slug. */
  occasion: string;
  label: string;
};

/** Link to the PDF of all sheets; hidden for weeks far ahead (R-PUZ-80). */
export function PaperLink({ occasion, label }: Props) {
  const file = printedPuzzles(occasion);
  if (!file) return null;
  return (
    <Root className="no-print">
      <Link href={file.path}>{label}</Link> ({pdfFacts(file)}). {content.lists.puzzles.paper.note}
    </Root>
  );
}

const Root = styled.p`
  > a { display: inline-block; padding-block: ${theme.space.s}; }
`;
