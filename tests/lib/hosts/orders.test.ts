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

test('service files for the receiver exist, and its compose file is valid', () => {
  const files = ready(true);
  expect(files['deploy/duda-orders.service']).toMatch(/^ExecStart=.* lib\/tasks\/orders\.ts receiver$/m);
  expect(files['deploy/duda-orders.env']).toContain('SITE_URL=https://www.example.com');
  const { services } = parse(files['deploy/orders.compose.yaml'] ?? '');
  expect(Object.keys(services)).toEqual(['web', 'receiver', 'database']);
});
