import type { ShownScript } from '@/lib/export/inline';

type Props = { name: ShownScript };

/** Put in while the components are bundled (lib/export/inline.ts); without it the build stops here. */
const SCRIPTS: Record<ShownScript, string> = JSON.parse(process.env.INLINE_SCRIPTS ?? '');

export const InlineScript = ({ name }: Props) => <script dangerouslySetInnerHTML={{ __html: SCRIPTS[name] }} />;
