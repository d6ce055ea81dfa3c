import { describeOddBytes } from '@/packages/receiver/tests/odd-bytes-suite';
import { type PostgresServer, startPostgres } from '@/packages/receiver/tests/postgres-server';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

describeOddBytes('PostgreSQL', async () => ({ database: await server.create() }));
