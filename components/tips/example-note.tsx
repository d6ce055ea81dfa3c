import { Icon } from '@/components/ui/icon';

/** Says that the content is made up, while content says so. */
export const ExampleNote = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className="example">
      <Icon name="info" />
      <span>{text}</span>
    </p>
  ) : null;
