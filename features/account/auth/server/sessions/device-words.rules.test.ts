import { expect, it } from 'vitest';
import { deviceNames, keptDevice } from './device-words.rules.ts';

const MOZILLA = 'Mozilla/5.0';
const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `${MOZILLA} (Linux; Android 14; K) ${KHTML} Chrome/141.0 Mobile Safari/537.36`,
    'Chrome/Android',
  ],
  [
    `${MOZILLA} (Linux; Android 14) ${KHTML} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
    'Samsung Internet/Android',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1`,
    'Safari/iPhone',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/141.0 Safari/604.1`,
    'Chrome/iPhone',
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/141.0 Safari/537.36 Edg/141.0`,
    'Edge/Windows',
  ],
  [`${MOZILLA} (X11; CrOS x86_64) ${KHTML} Chrome/141.0 Safari/537.36`, 'Chrome/ChromeOS'],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0`,
    'Firefox/Mac',
  ],
  [`${MOZILLA} (Linux; U; Android 14) UCBrowser/15.5 Mobile`, 'UC Browser/Android'],
  [`${MOZILLA} (Linux; U; Android 14) UC Browser/15.5 Mobile`, 'UC Browser/Android'],
  ['Firefox/145.0', ''],
  ['Dalvik/2.1 (Linux; Android 14)', ''],
  ['curl/8.5.0', ''],
  ['', ''],
])('of %s is kept “%s”', (userAgent, kept) => {
  expect(keptDevice(userAgent)).toBe(kept);
});

it('gives the names back, and none for what was not known', () => {
  expect(deviceNames('Chrome/Android')).toEqual({ browser: 'Chrome', system: 'Android' });
  expect(['', 'Chrome', '/Android', 'Chrome/'].map(deviceNames)).toEqual([null, null, null, null]);
});
