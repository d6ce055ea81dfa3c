import { Icon } from '@/components/ui/icon';

/** Says that what is shown is made up, as long as content says so. */
export const ExampleNote = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className="example">
      <Icon name="info" />
      <span>{text}</span>
    </p>
  ) : null;
