import { absolute } from 'content/address';
import { withBase } from 'content/base-path';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RedirectPage } from '@/components/faults/moved';
import { content } from '@/lib/content';
import { movedTo, oldPages } from '@/lib/pages/moved';
import { paramsOf } from '@/lib/pages/params';

type Props = { params: Promise<{ alt: string[] }> };

export const dynamicParams = false;
const places = oldPages(content).map((path) => path.slice(1, -1));
export const generateStaticParams = () => paramsOf('alt', places).map(({ alt }) => ({ alt: alt.split('/') }));

const targetOf = async ({ params }: Props) => movedTo(`/${(await params).alt.join('/')}/`, content) ?? notFound();

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { title, text } = content.lists.moved;
  const { page } = await targetOf(props);
  return { title, description: text, robots: { index: false }, alternates: { canonical: absolute(page) } };
}

/** A moved address, for hosts that cannot redirect (content/redirects.yaml). */
export default async function MovedPage(props: Props) {
  const { to, name } = await targetOf(props);
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${withBase(to)}`} />
      <RedirectPage to={to} name={name} />
    </>
  );
}
