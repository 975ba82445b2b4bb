import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** `npm run pictures`: same server and browser as the journeys, other files, no retries. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.scenes.ts',
  outputDir: '../../test-results/pictures',
  retries: 0,
  timeout: 240_000,
  projects: [{ name: 'pictures' }],
});
