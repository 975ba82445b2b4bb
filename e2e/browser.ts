export interface Browser {
  readonly path: string;
  readonly from: string;
}

/**
 * The browser the journeys run in: CHROMIUM, else the one that npm brings, the same version on every machine and
 * without the windows of a whole Chromium, which take two thirds of its time.
 */
export const chooseBrowser = async (): Promise<Browser> => {
  const named = process.env['CHROMIUM'];
  if (named) return { path: named, from: 'CHROMIUM' };
  // The package unpacks the libraries it needs only where it believes to run on Lambda.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return { path: await chromium.executablePath(), from: 'the npm package @sparticuz/chromium' };
};
