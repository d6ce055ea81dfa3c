import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { siteListener } from '@/lib/hosts/server';
import type { Settings } from './servers';

// Runs the server of `npm start` like the other servers' programs; its parameter is a file with settings.
const { www, base, port }: Settings = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));

createServer(siteListener(join(www, base), { base })).listen(port, '127.0.0.1');
