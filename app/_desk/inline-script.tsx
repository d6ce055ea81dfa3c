/** In place of components/ui/inline-script.tsx: the same script as a file, as no inline script runs in the preview. */
export const InlineScript = ({ name }: { name: string }) => <script src={`/_${name}.js`} />;
