import { LOST_SCRIPTS } from '@/lib/policy/lost-scripts';

/** Inline and first, because it must run when nothing else does. */
export function LostScripts() {
  return <script dangerouslySetInnerHTML={{ __html: LOST_SCRIPTS }} />;
}
