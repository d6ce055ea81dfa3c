import { writeFileSync } from 'node:fs';
import { cutFonts } from '@/lib/fonts/cut';

// Cuts the fonts of every page anew, after a change of face, letters or package.
for (const [file, bytes] of await cutFonts()) {
  writeFileSync(file, bytes);
  console.log(`${file}: ${bytes.length.toLocaleString('en')} B`);
}
