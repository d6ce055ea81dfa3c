import { Button } from './button';

/** Says what did not come over the network, with a button that asks again. */
export const LoadFailed = ({ text, again }: { text: string; again: () => void }) => (
  <p className="load-failed" role="alert">
    {text}{' '}
    <Button variant="second" size="small" onClick={again}>
      Noch einmal versuchen
    </Button>
  </p>
);
