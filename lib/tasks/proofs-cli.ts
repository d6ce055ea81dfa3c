import { proofs } from './proofs';

/** npm run proofs -- R-NAV: the tests that prove the requirements whose numbers begin so; all without a number. */
const [wanted = ''] = process.argv.slice(2);
for (const { number, file, title } of proofs())
  if (number.startsWith(wanted)) console.log(`${number.padEnd(10)} ${file}  ${title}`);
