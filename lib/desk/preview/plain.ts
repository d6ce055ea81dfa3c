import '@/lib/plain/start';
import { RELOAD } from './paths';

// The CMS has another origin and cannot reload this page itself.
window.addEventListener('message', ({ data }) => {
  if (data === RELOAD) window.location.reload();
});
