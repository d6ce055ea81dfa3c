import { componentNames, examplesOf } from '../../examples';

type Props = { params: Promise<{ name: string[] }> };

export const dynamicParams = false;
export const generateStaticParams = () => componentNames.map((name) => ({ name: name.split('/') }));

export default async function ComponentPage({ params }: Props) {
  const name = (await params).name.join('/');
  const examples = await examplesOf(name);
  return (
    <>
      <nav aria-label="Galerie">
        <a href="/">Galerie</a>
      </nav>
      <h1>{name}</h1>
      {examples.map(({ title, ground, element }) => (
        <div key={title} className="example">
          <h2>{title}</h2>
          <div className="stage" data-ground={ground}>
            {element}
          </div>
        </div>
      ))}
    </>
  );
}
