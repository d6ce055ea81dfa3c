import { parse } from 'yaml';
import { hostFiles } from '@/lib/hosts/files';

const site = { host: 'www.example.com', base: '/name', redirects: [] };
const ready = (hasOrders: boolean) => hostFiles({ ...site, hasOrders });

test('host files proxy orders only if they go to the receiver (R-REC-15)', () => {
  const passing = Object.entries(ready(true)).filter(([, text]) => text.includes('bestellungen'));
  expect(passing.map(([name]) => name).sort()).toEqual([
    'deploy/Caddyfile',
    'deploy/nginx.conf',
    'deploy/orders.Containerfile',
    'out/.htaccess',
  ]);
  expect(Object.values(ready(false)).join()).not.toMatch(/bestellungen|3100/);
});

test('service files for the receiver read one settings file, and its compose file is valid', () => {
  const files = ready(true);
  for (const name of ['orders.service', 'orders-backup.service']) {
    expect(files[`deploy/duda-${name}`]).toMatch(/^ExecStart=.* packages\/receiver\/orders\.ts (receiver|backup)$/m);
    expect(files[`deploy/duda-${name}`]).toContain('ORDERS_ENV=/etc/duda-orders.env');
  }
  const { services } = parse(files['deploy/orders.compose.yaml'] ?? '', { merge: true });
  expect(Object.keys(services)).toEqual(['web', 'receiver', 'backup', 'database']);
  for (const name of ['receiver', 'backup']) expect(services[name].env_file).toBe('../data/orders.env');
});

test('no ready file opens the office to other machines', () => {
  const { services } = parse(ready(true)['deploy/orders.compose.yaml'] ?? '', { merge: true });
  const open = services.receiver.ports.filter((port: string) => !/^(80:80|443:443)$/.test(port));
  expect(open).toEqual(['127.0.0.1:3101:3101']);
  for (const name of ['deploy/nginx.conf', 'deploy/Caddyfile', 'out/.htaccess'])
    expect(ready(true)[name]).not.toMatch(/buero|3101/);
});
