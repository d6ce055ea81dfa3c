import { EARLY } from '@/lib/wake/early';

export function EarlyScript() {
  return <script dangerouslySetInnerHTML={{ __html: EARLY }} />;
}
