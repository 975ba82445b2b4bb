import { expect, test } from 'vitest';
import { proxyTo, serverPort } from './dev-server-proxy.ts';

test('the proxy follows PORT, which is 3000 when nobody says another', () => {
  expect([undefined, '', '4100'].map(serverPort)).toEqual([3000, 3000, 4100]);
  expect(Object.values(proxyTo(4100))).toEqual(['http://127.0.0.1:4100']);
});

test.each([
  ['/api/places?q=Nagpur', true],
  ['/dev/outbox', true],
  ['/sandbox/razorpay/v1/checkout.js', true],
  ['/readyz', true],
  ['/', false],
  ['/assessment', false],
  ['/devotion', false],
  ['/app/root.tsx', false],
])('%s is for the server: %s', (path, expected) => {
  const paths = Object.keys(proxyTo(3000)).map((pattern) => new RegExp(pattern));
  expect(paths.some((pattern) => pattern.test(path))).toBe(expected);
});
