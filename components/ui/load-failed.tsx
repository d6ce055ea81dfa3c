import { Button } from './button';

/** Says that something failed to load, with a retry button. */
export const LoadFailed = ({ text, again }: { text: string; again: () => void }) => (
  <p className="load-failed" role="alert">
    {text}{' '}
    <Button variant="second" size="small" onClick={again}>
      Noch einmal versuchen
    </Button>
  </p>
);
