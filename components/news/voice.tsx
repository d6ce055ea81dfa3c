import type { Article } from 'content/kinds';
import { Island } from '@/components/islands/island';
import type { TextVersion } from '@/lib/news/levels';
import { ReadAloud } from './read-aloud.island';
import { Recording } from './recording';

/** Reads the article aloud: each text by its recording, else by the device's voice. */
export function Voice({ article, textId }: { article: Article; textId: string }) {
  const { audio, simple } = article;
  if (!audio) return <Island of={ReadAloud} props={{ textId }} />;
  const levels: TextVersion[] = simple ? ['ganz', 'leicht'] : ['ganz'];
  return levels.map((level) => {
    const recording = audio.find(({ text }) => text === level);
    const shown = simple && level;
    return recording ? (
      <Recording key={level} recording={recording} article={article} level={shown} textId={textId} />
    ) : (
      <div key={level} data-level={shown}>
        <Island of={ReadAloud} props={{ textId }} />
      </div>
    );
  });
}
