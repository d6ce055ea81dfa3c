import { begin, prepared } from '@/lib/build/site';

// Only what pages are rendered from, for `npm run dev` and the gallery.
try {
  begin();
  await prepared();
  console.log('Pictures and print are ready.');
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exit(1);
}
