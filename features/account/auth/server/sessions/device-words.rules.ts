/** The first that a browser says of itself; most name Safari and Chrome besides. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//u, 'Edge'],
  [/\bOPR\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\bUC ?Browser\//u, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/u, 'Android'],
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bWindows\b/u, 'Windows'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bMac OS X\b/u, 'Mac'],
  [/\bLinux\b/u, 'Linux'],
];

/** A browser and a system by the names their makers gave them. */
export interface DeviceNames {
  readonly browser: string;
  readonly system: string;
}

const named = (list: typeof BROWSERS, userAgent: string): string =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';

/** What is kept of a User-Agent header: browser and system by name, nothing else; empty when it names neither. */
export const keptDevice = (userAgent: string): string => {
  const [browser, system] = [named(BROWSERS, userAgent), named(SYSTEMS, userAgent)];
  return browser === '' || system === '' ? '' : `${browser}/${system}`;
};

/** The names in what `keptDevice` kept; null when there are none. */
export const deviceNames = (kept: string): DeviceNames | null => {
  const [browser = '', system = ''] = kept.split('/');
  return browser === '' || system === '' ? null : { browser, system };
};
