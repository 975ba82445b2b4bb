import { existsSync } from 'node:fs';

export interface Browser {
  readonly path: string;
  readonly from: string;
}

/** Headless builds first: a full Chromium takes up to three times as long. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** The npm package unpacks its libraries only where it detects Lambda. */
const shipped = async (): Promise<Browser> => {
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return { path: await chromium.executablePath(), from: 'the npm package @sparticuz/chromium' };
};

/** Chooses the browser for the journeys: CHROMIUM, else an installed Chromium, else the npm package's. */
export const chooseBrowser = async (): Promise<Browser> => {
  const named = process.env['CHROMIUM'];
  if (named) return { path: named, from: 'CHROMIUM' };
  const installed = INSTALLED.find((path) => existsSync(path));
  return installed ? { path: installed, from: 'this machine' } : shipped();
};
