import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { Words } from '@/components/ui/words';
import { Kicker } from './kicker';
import { Paragraphs } from './paragraphs';
import type { PieceOf } from './piece-of';

/** An experiment: materials, steps and the explanation; first the warning if an adult has to be present. */
export const Experiment = ({ piece: { title, image, needs, steps, why, care } }: PieceOf<'experiment'>) => (
  <>
    <header>
      <Picture image={image} sizes="(width >= 62rem) 30rem, 92vw" fallback={{ kind: 'article', title }} />
      <div>
        <Kicker>Zum Ausprobieren</Kicker>
        <h3>
          <Words text={title} />
        </h3>
        {care && (
          <Notice tone="warning" size="small">
            {care}
          </Notice>
        )}
        <h4>Das brauchst du</h4>
        <ul>
          {needs.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </div>
    </header>
    <h4>So geht es</h4>
    <ol className="steps">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <h4>Warum ist das so?</h4>
    <Paragraphs text={why} />
  </>
);
