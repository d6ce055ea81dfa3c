import { Button, LinkButton } from '@/components/ui/button';

type Props = { error: Error & { status?: number; statusText?: string }; onRetry: () => void };

/** The generic fault screen of R-FLT-4: English title, status or message, then help in German. */
export function FaultScreen({ error, onRetry }: Props) {
  return (
    <div className="fault-screen" role="alert">
      <h1 lang="en">Unexpected Application Error!</h1>
      <p lang="en">{error.status ? `${error.status} ${error.statusText ?? ''}` : error.message}</p>
      <p>
        Da ist uns etwas heruntergefallen. Laden Sie die Seite bitte noch einmal. Hilft das nicht, kommen Sie über die
        Startseite weiter.
      </p>
      <p className="actions">
        <Button onClick={onRetry}>Noch einmal laden</Button>
        <LinkButton href="/" variant="second">
          Zur Startseite
        </LinkButton>
      </p>
    </div>
  );
}
