import type { Picture as Image } from 'content/kinds';
import { Link } from '@/components/ui/link';
import { Picture, ROW_PICTURE } from '@/components/ui/picture';
import { Words } from '@/components/ui/words';
import { PATHS } from '@/lib/paths';
import { Answer } from './answer';
import { Kicker } from './kicker';
import { Paragraphs } from './paragraphs';
import type { PieceOf } from './piece-of';

type Props = { text: string; simple?: string | undefined; of: string };

/** A piece's text, with a fold for the easy-to-read version if there is one; print has the text only. */
const TextWithSimple = ({ text, simple, of }: Props) => (
  <>
    <Paragraphs text={text} />
    {simple && (
      <div className="no-print">
        <Answer label="Kurz und leicht" of={of}>
          <Paragraphs text={simple} />
        </Answer>
      </div>
    )}
  </>
);

const SmallPicture = ({ image, title }: { image: Image | undefined; title: string }) =>
  image && (
    <Picture image={image} sizes={`(width >= 40rem) 22rem, ${ROW_PICTURE}`} fallback={{ kind: 'article', title }} />
  );

export const Short = ({ piece: { kicker, title, image, ...texts } }: PieceOf<'short'>) => (
  <>
    <SmallPicture image={image} title={title} />
    <Kicker>{kicker}</Kicker>
    <h3>
      <Words text={title} />
    </h3>
    <TextWithSimple {...texts} of={title} />
  </>
);

export const Letter = ({ piece: { title, ...texts } }: PieceOf<'letter'>) => (
  <>
    <h3>{title}</h3>
    <TextWithSimple {...texts} of={title} />
  </>
);

export const Weather = ({ piece: { word, image, ...texts } }: PieceOf<'weather'>) => (
  <>
    <SmallPicture image={image} title={word} />
    <Kicker>Das Wetterwort</Kicker>
    <h3>
      <Words text={word} />
    </h3>
    <TextWithSimple {...texts} of={word} />
  </>
);

export const Fact = ({ piece: { figure, text } }: PieceOf<'fact'>) => (
  <p>
    <strong className="figure">{figure}</strong> {text}
  </p>
);

export const Quote = ({ piece: { text } }: PieceOf<'quote'>) => (
  <blockquote>
    <p>{text}</p>
  </blockquote>
);

export const Imprint = ({ piece: { text } }: PieceOf<'imprint'>) => (
  <>
    <h3>Impressum</h3>
    <Paragraphs text={text} />
    <Link href={PATHS.imprint}>Das ganze Impressum</Link>
  </>
);
