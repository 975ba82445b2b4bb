import { existsSync } from 'node:fs';

export interface Browser {
  readonly path: string;
  readonly from: string;
}

/** First the one without windows: a whole Chromium takes up to three times its time. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** The package unpacks the libraries it needs only where it believes to run on Lambda. */
const shipped = async (): Promise<Browser> => {
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return { path: await chromium.executablePath(), from: 'the npm package @sparticuz/chromium' };
};

/** The browser the journeys run in: CHROMIUM, else an installed Chromium, else the one shipped with npm. */
export const chooseBrowser = async (): Promise<Browser> => {
  const named = process.env['CHROMIUM'];
  if (named) return { path: named, from: 'CHROMIUM' };
  const installed = INSTALLED.find((path) => existsSync(path));
  return installed ? { path: installed, from: 'this machine' } : shipped();
};
