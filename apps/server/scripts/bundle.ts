/**
 * `npm run bundle -w @dhruva/server`: bundles the server to one file, dist/server.mjs, with the gazetteer and
 * fonts beside it. It runs with Node alone, given DATABASE_URL and WEB_DIR.
 */
import { copyFileSync, globSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';

const root = join(import.meta.dirname, '..');
const file = join(root, 'dist/server.mjs');

const bundle = await rolldown({
  input: join(root, 'src/main.ts'),
  platform: 'node',
  // Optional imports that are never reached: pg's native client, and the API docs page in production.
  external: ['pg-native', '@fastify/swagger-ui'],
});
await bundle.write({ file, format: 'esm', codeSplitting: false });
await bundle.close();
const features = join(root, '../../features');
for (const path of globSync('*/*/server/**/*.{bin,woff}', { cwd: features }))
  copyFileSync(join(features, path), join(root, 'dist', basename(path)));
console.log(`${file} ${(statSync(file).size / 1e6).toFixed(1)} MB`);
