import { describeOddBytes } from './odd-bytes-suite';

describeOddBytes('SQLite', async () => ({}));
