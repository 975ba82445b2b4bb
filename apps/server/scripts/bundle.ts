/**
 * `npm run bundle -w @dhruva/server`: the server as one file, dist/server.mjs, and the gazetteer beside it.
 * It runs by itself wherever Node is, given DATABASE_URL and WEB_DIR.
 */
import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const root = join(import.meta.dirname, '..');
const file = join(root, 'dist/server.mjs');

const bundle = await rolldown({
  input: join(root, 'src/main.ts'),
  platform: 'node',
  // Named only where they are not needed: pg without its native client, production without the page of docs.
  external: ['pg-native', '@fastify/swagger-ui'],
});
await bundle.write({ file, format: 'esm', codeSplitting: false });
await bundle.close();
copyFileSync(
  join(root, 'src/features/places/gazetteer/gazetteer.bin'),
  join(root, 'dist/gazetteer.bin'),
);
console.log(`${file} ${(statSync(file).size / 1e6).toFixed(1)} MB`);
