import type { ShownScript } from '@/lib/export/inline';

type Props = { name: ShownScript };

/** Set by the bundler (lib/export/inline.ts); the build fails without it. */
const SCRIPTS: Record<ShownScript, string> = JSON.parse(process.env.INLINE_SCRIPTS ?? '');

export const InlineScript = ({ name }: Props) => <script dangerouslySetInnerHTML={{ __html: SCRIPTS[name] }} />;
