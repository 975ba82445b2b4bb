import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { exitWithParent } from './scripts/exit-with-parent.ts';
import { recompileMessages } from './scripts/recompile-messages.ts';
import { sampleTestimonials } from './scripts/sample-testimonials.ts';
import { proxyTo, serverPort, waitForServer } from './scripts/dev-server-proxy.ts';

const port = serverPort(process.env['PORT']);

/**
 * Three chunks of what every page loads; the first two include their imports, the third holds small modules
 * many pages share. By default the bundler makes a chunk of every set of shared modules: thirty small ones
 * for a page, which compress badly and each cost a request.
 */
const FIRST_LOAD = [
  { name: 'frame', test: /\/node_modules\/(?:react|react-dom|scheduler|react-router)\// },
  { name: 'shell', test: /\/app\/(?:root|shell\/plain-page|lib\/page-meta)\.tsx?/ },
  {
    name: 'small',
    test: /\/(?:app\/(?:ui\/(?:badge|card|lazy-with-queries|price|rupees|sky-band)|lib\/use-latch|paraglide\/messages\/ui_ok)|auth\/web\/login-first)\./,
  },
];

export default defineConfig({
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(new Date().getFullYear()) },
  plugins: [
    exitWithParent(),
    waitForServer(port),
    recompileMessages(),
    tailwindcss(),
    reactRouter(),
    sampleTestimonials(),
  ],
  server: { proxy: proxyTo(port) },
  // So that two dev sites can run side by side.
  cacheDir: `node_modules/.vite/${port}`,
  // All libraries are found before the first page is served: one found later would make that page stale.
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}', '../../features/*/*/web/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
  },
  // Fonts and pictures stay separate files, except the rupee sign, which fonts.css inlines.
  // offline/precache-manifest.ts reads the manifest.
  build: { assetsInlineLimit: 0, manifest: true },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: FIRST_LOAD } } } } },
  },
});
