import { fillTemplate } from 'german/fill-template';
import { counted } from 'german/text';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { saveFile } from '@/components/ui/save-file';
import { EMPTY, merged } from '@/lib/words/book';
import { bookIn, fileOf, LARGEST_FILE } from '@/lib/words/file';
import { changeBook } from '@/lib/words/store';
import type { PartProps } from './part-props';

/** Export to a file, import from a file, delete all: nothing leaves the device by itself (R-WORD-8). */
export function ExportImport({ data: { copy }, book, day }: PartProps) {
  const [news, setNews] = useState('');
  const [isAsking, setAsking] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const isEmpty = book.cards.length + book.stamps.length === 0;
  const say = (text: string) => {
    setNews(text);
    status.current?.focus();
  };

  const bring = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Allows the same file to be chosen again.
    const text = file && file.size <= LARGEST_FILE ? await file.text().catch(() => '') : '';
    target.value = '';
    if (!file) return;
    const more = bookIn(text);
    if (!more) return say(copy.file.refused);
    const words = merged(book, more).cards.length;
    const fault = changeBook((before) => merged(before, more));
    say(fault ? copy.faults[fault] : fillTemplate(copy.file.came, { count: counted(words, 'Wort', 'Wörter') }));
  };
  const removeAll = () => {
    if (!isAsking) {
      setAsking(true);
      return say(copy.file.sure);
    }
    const fault = changeBook(() => EMPTY);
    setAsking(false);
    say(fault ? copy.faults[fault] : copy.file.left);
  };

  return (
    <section className="keep-safe no-print" aria-labelledby="sichern">
      <h2 id="sichern">{copy.file.title}</h2>
      <p>{copy.file.text}</p>
      <div className="doings">
        {!isEmpty && (
          <Button variant="second" onClick={() => saveFile(`mein-duda-${day}.json`, 'application/json', fileOf(book))}>
            Als Datei speichern
          </Button>
        )}
        <label className="button" data-variant="second">
          <input type="file" className="visually-hidden" accept=".json,application/json" onChange={bring} />
          Datei laden
        </label>
        {!isEmpty && (
          <Button variant="quiet" onClick={removeAll} data-sure={isAsking || undefined}>
            {isAsking ? 'Ja, alles löschen' : 'Alles löschen'}
          </Button>
        )}
        {isAsking && !isEmpty && (
          <Button
            variant="second"
            onClick={() => {
              setAsking(false);
              say('');
            }}
          >
            Nein, behalten
          </Button>
        )}
      </div>
      <p role="status" ref={status} tabIndex={-1}>
        {news}
      </p>
    </section>
  );
}
