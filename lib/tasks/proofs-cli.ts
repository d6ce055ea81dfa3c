import { proofs } from './proofs';

/** `npm run proofs -- R-NAV-3` lists the tests of a requirement, `R-NAV` those of a chapter, no argument all of them. */
const [wanted = ''] = process.argv.slice(2);
for (const { number, file, title } of proofs())
  if (!wanted || number === wanted || number.startsWith(`${wanted}-`))
    console.log(`${number.padEnd(10)} ${file}  ${title}`);
