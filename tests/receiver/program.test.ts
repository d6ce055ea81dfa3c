import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFile } from '@/packages/receiver/tests/content-file';
import { startReceiverProgram } from '../e2e/receiver-program';
import { KEPT } from '../fixtures/keep';

test('the receiver prints only addresses that answer', async () => {
  const { said, stop } = await startReceiverProgram('https://www.example.com', {
    CONTENT: contentFile(JSON.parse(readFileSync(KEPT, 'utf8'))),
  });
  const addresses = said.match(/http:\S+/g) ?? [];
  expect(addresses).toHaveLength(2);
  for (const address of addresses) expect([address, (await fetch(address)).status]).toEqual([address, 200]);
  expect(await stop()).toBe(0);
});

test('a command that fails says why and ends with 1 (R-REC-22)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'program-'));
  const data = join(folder, 'new');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'packages/receiver/orders.ts', 'setup'], {
    env: { ...process.env, DATA: data, ORDERS_ENV: '' },
    input: 'www.example.com\n',
    encoding: 'utf8',
  });
  expect([status, existsSync(data)]).toEqual([1, false]);
  expect(stderr).toContain('Abgebrochen: Es ist nichts geschrieben.');
  rmSync(folder, { recursive: true });
});
