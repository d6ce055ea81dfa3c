import { begin, prepared } from '@/lib/build/site';

// Only what pages are rendered from, so that an editor sees early what does not fit on paper.
try {
  begin();
  await prepared();
  console.log('Pictures and print are ready.');
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exit(1);
}
