import '@/lib/plain/start';
import { RELOAD } from './paths';

// The desk lies on another origin, which may not reload this page itself.
window.addEventListener('message', ({ data }) => {
  if (data === RELOAD) window.location.reload();
});
