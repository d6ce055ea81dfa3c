import { describeOddBytes } from '../lib/receiver/odd-bytes-suite';
import { type PostgresServer, startPostgres } from '../lib/receiver/postgres-server';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

describeOddBytes('PostgreSQL', async () => ({ database: await server.create() }));
