import type { Article } from 'content/kinds';
import { OutsideLink } from '@/components/ui/link';

type Props = Required<Pick<Article, 'sources'>>['sources'][number];

/** → „Sidereus Nuncius, Galileo Galilei, 1610“ */
export const Source = ({ title, by, year, href }: Props) => (
  <>
    {href ? <OutsideLink href={href}>{title}</OutsideLink> : <cite>{title}</cite>}
    {by && `, ${by}`}, {year}
  </>
);
