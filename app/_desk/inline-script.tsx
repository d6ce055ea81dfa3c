/** Replaces components/ui/inline-script.tsx in the preview, where inline scripts do not run: loads it as a file. */
export const InlineScript = ({ name }: { name: string }) => <script src={`/_${name}.js`} />;
