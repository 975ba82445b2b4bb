import { expect, it } from 'vitest';
import { handlingOf } from './handling.rules.ts';

const site = {
  origin: 'https://dhruva.test',
  kept: new Set(['/faq', '/faq.data', '/assets/faq-1.js']),
};
const get = (path: string, mode = 'cors') =>
  handlingOf({ method: 'GET', mode, url: new URL(path, site.origin).href }, site);

it.each([
  ['/faq', '/faq'],
  ['/faq/?from=mail#refund', '/faq'],
  ['/', '/'],
  ['/profile', '/profile'],
])('a page is looked for by its path: %s', (path, found) => {
  expect(get(path, 'navigate')).toEqual({ how: 'page', path: found });
});

it.each([
  ['/assets/faq-1.js', '/assets/faq-1.js'],
  ['/faq.data?_routes=faq', '/faq.data'],
])('a file of a kept page comes from what is kept: %s', (path, found) => {
  expect(get(path)).toEqual({ how: 'file', path: found });
});

it.each([
  ['/assets/profile-1.js', 'cors'],
  ['/pricing.data', 'cors'],
  ['/api/profile/me', 'cors'],
  ['/api/appointments/1/calendar', 'navigate'],
  ['/api', 'navigate'],
  ['/faq', 'cors'],
  ['https://elsewhere.test/faq', 'navigate'],
])('has nothing to do with %s by %s', (path, mode) => {
  expect(get(path, mode)).toEqual({ how: 'none' });
});

it('what is sent is left alone', () => {
  const sent = { method: 'POST', mode: 'navigate', url: `${site.origin}/faq` };
  expect(handlingOf(sent, site)).toEqual({ how: 'none' });
});
