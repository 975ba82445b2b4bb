import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { PORT, QUIET, serverEnvironment } from './settings.ts';

export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/*.spec.ts', 'features/*/*/journeys/*.spec.ts'],
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // Limits end what hangs; they are no measure, however busy the machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Drawing what moves takes an eighth of the whole time; MOVING pages are a matter of their own journeys.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // It would answer in place of the server that a journey is about; offline.spec.ts lets it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '', args: QUIET },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@only-phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: /@phone-too|@only-phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node apps/server/src/dev-start.ts',
    cwd: join(import.meta.dirname, '..'),
    url: `http://localhost:${PORT}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: serverEnvironment(PORT, 'data'),
  },
});
