import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** `npm run pictures`: the same server and browser as the journeys, other files; nothing is tried twice. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.scenes.ts',
  outputDir: '../../test-results/pictures',
  retries: 0,
  timeout: 240_000,
  projects: [{ name: 'pictures' }],
});
