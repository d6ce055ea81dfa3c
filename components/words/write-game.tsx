import { fillTemplate } from 'german/fill-template';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { hiddenWord, rightLetters, spellingOf } from '@/lib/words/games';
import type { GameProps } from './game-props';
import { GameStep } from './game-step';
import { useWords } from './use-words';

/** „Schreib das Wort“: unlimited attempts, and a button that reveals letters. */
export function WriteGame({ copy, mine, all, random, onAgain }: GameProps) {
  const game = useWords(mine, all, random);
  const word = game.word?.word ?? '';
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(0);
  const [checked, setChecked] = useState<string>();
  const spelling = checked === undefined ? undefined : spellingOf(checked, word);
  const right = Math.max(shown, rightLetters(checked ?? '', word));
  const news = spelling ? fillTemplate(copy.write[spelling], { word }) : '';

  const check = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') setChecked(typed);
  };
  const next = () => {
    setTyped('');
    setShown(0);
    setChecked(undefined);
    game.next();
  };
  return (
    <GameStep copy={copy} game={game} news={news} isRight={spelling === 'right'} onNext={next} onAgain={onAgain}>
      <form className="writing" onSubmit={check}>
        <label htmlFor="wort">Das Wort heißt</label>
        <input
          id="wort"
          value={typed}
          readOnly={spelling === 'right'}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-describedby="wort-hilfe"
          onChange={({ target }) => setTyped(target.value)}
        />
        {spelling !== 'right' && (
          <>
            <Button type="submit">Prüfen</Button>
            <Button variant="second" onClick={() => setShown(Math.min(word.length, right + 1))}>
              Buchstabe zeigen
            </Button>
          </>
        )}
      </form>
      <p className="hint" id="wort-hilfe">
        <span className="visually-hidden">
          {`Hilfe: ${[...word].slice(0, right).join(', ')}. Das Wort hat ${word.length} Zeichen.`}
        </span>
        <span aria-hidden="true">{hiddenWord(word, right)}</span>
      </p>
    </GameStep>
  );
}
