type Props = { name: 'early' | 'level' | 'resume' };

/** Put in while the components are bundled (lib/export/inline.ts); without it the build stops here. */
const SCRIPTS: Record<Props['name'], string> = JSON.parse(process.env.INLINE_SCRIPTS ?? '');

export const InlineScript = ({ name }: Props) => <script dangerouslySetInnerHTML={{ __html: SCRIPTS[name] }} />;
