import { CACHE, cutFonts } from '@/lib/fonts/cut';

const made = await cutFonts(CACHE);
if (made > 0) console.log(`${made} Schriften sind zugeschnitten.`);
