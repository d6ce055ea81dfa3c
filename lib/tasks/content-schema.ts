import { mkdirSync, writeFileSync } from 'node:fs';
import { jsonSchemas } from '@/lib/content/json-schema';

mkdirSync('content/schema', { recursive: true });
for (const [name, text] of Object.entries(jsonSchemas())) writeFileSync(`content/schema/${name}`, text);
