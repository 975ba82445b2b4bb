import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { endWithStarter } from './scripts/end-with-starter.ts';
import { freshMessages } from './scripts/fresh-messages.ts';
import { sampleTexts } from './scripts/sample-texts.ts';
import { proxyTo, serverPort, waitForServer } from './scripts/server-of-development.ts';

const port = serverPort(process.env['PORT']);

/**
 * What every page loads, in three files; the first two take along what they import, the third is what many pages share
 * and is small. Left to itself the bundler makes a file of every set of modules that some pages share: thirty small
 * ones for a page, which compress badly and are each a request and a line in the list of routes.
 */
const FIRST_LOAD = [
  { name: 'frame', test: /\/node_modules\/(?:react|react-dom|scheduler|react-router)\// },
  { name: 'shell', test: /\/app\/(?:root|shell\/plain-page|lib\/page-meta)\.tsx?/ },
  {
    name: 'small',
    test: /\/(?:app\/(?:ui\/(?:badge|card|lazy-asking|price|rupees|sky-band)|lib\/use-latch|paraglide\/messages\/ui_ok)|auth\/web\/login-first)\./,
  },
];

export default defineConfig({
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(new Date().getFullYear()) },
  plugins: [
    endWithStarter(),
    waitForServer(port),
    freshMessages(),
    tailwindcss(),
    reactRouter(),
    sampleTexts(),
  ],
  server: { proxy: proxyTo(port) },
  // Two sites of development side by side are no trouble to each other.
  cacheDir: `node_modules/.vite/${port}`,
  // Fonts and pictures stay files but for the sign of the rupee, which fonts.css asks for in itself.
  // The manifest says what a page may fetch: offline/kept-pages.ts reads it.
  build: { assetsInlineLimit: 0, manifest: true },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: FIRST_LOAD } } } } },
  },
});
