import { componentNames } from '../examples';

export default function GalleryIndex() {
  return (
    <>
      <h1>Galerie</h1>
      <ul>
        {componentNames.map((name) => (
          <li key={name}>
            <a href={`/${name}/`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
