import { Notice } from '@/components/ui/notice';
import type { Site } from '@/lib/content/kinds';

type Props = { title: string; text: string; publisher: Site['publisher'] };

/** Seen only where scripts do not run: how to do the same by mail or telephone. */
export function NoScript({ title, text, publisher }: Props) {
  return (
    <div className="without-script">
      <Notice tone="warning">
        <h3>{title}</h3>
        <p>{text}</p>
        <p>
          E-Mail: {publisher.email}
          <br />
          Telefon: {publisher.phone}
        </p>
      </Notice>
    </div>
  );
}
