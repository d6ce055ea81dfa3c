import { pdfFacts } from '@/components/school/pdf-facts';
import { Link } from '@/components/ui/link';
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
    <p className="paper-link no-print">
      <Link href={file.path}>{label}</Link> ({pdfFacts(file)}). {content.lists.puzzles.paper.note}
    </p>
  );
}
