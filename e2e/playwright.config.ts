import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { PORT, QUIET, serverEnvironment } from './settings.ts';

export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/*.spec.ts', 'features/*/*/journeys/*.spec.ts'],
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // Timeouts only end hanging tests; they measure nothing, so they suit a busy machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Rendering animations takes an eighth of the whole time; journeys about them use MOVING.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A service worker would reply instead of the tested server; offline.spec.ts allows it.
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
