/**
 * The last step of `npm run build`: head tags of the built documents, sitemap and robots.txt, and the service
 * worker.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { robots, sitemap } from '../seo/sitemap-and-robots.ts';
import { withHeadTags } from '../seo/head-tags.ts';
import { precacheManifest } from '../offline/precache-manifest.ts';

const WEB = join(import.meta.dirname, '..');
const SITE = join(WEB, 'build/client');
const WORKER = 'service-worker.js';

const pathOf = (name: string): string => (name === 'index.html' ? '/' : `/${dirname(name)}`);

for (const name of globSync('**/*.html', { cwd: SITE })) {
  const file = join(SITE, name);
  writeFileSync(file, withHeadTags(readFileSync(file, 'utf8'), pathOf(name)));
}
writeFileSync(join(SITE, 'sitemap.xml'), sitemap());
writeFileSync(join(SITE, 'robots.txt'), robots());

await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: { KEPT: JSON.stringify(precacheManifest(SITE)) },
  build: {
    outDir: SITE,
    emptyOutDir: false,
    rolldownOptions: {
      input: join(WEB, 'offline/worker/service-worker.ts'),
      output: { entryFileNames: WORKER, format: 'iife' },
    },
  },
});
rmSync(join(SITE, '.vite'), { recursive: true });
