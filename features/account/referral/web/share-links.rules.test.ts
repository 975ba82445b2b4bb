import { expect, it } from 'vitest';
import { referralLink, shareAddress, type ShareTarget } from './share-links.rules.ts';

const link = referralLink('https://dhruva.example', 'ABCDEFG9');
const text = 'One question is free: 50% & more';

it('carries the code in the address of the home page', () => {
  expect(link).toBe('https://dhruva.example/?ref=ABCDEFG9');
});

const holds: Readonly<Record<ShareTarget, { host: string; query: Record<string, string> }>> = {
  network: { host: 'www.facebook.com', query: { u: link } },
  microblog: { host: 'x.com', query: { text, url: link } },
  chat: { host: 'wa.me', query: { text: `${text} ${link}` } },
  professional: { host: 'www.linkedin.com', query: { url: link } },
};

it.each(Object.entries(holds))('shares the same link with the %s', (target, { host, query }) => {
  const shared = new URL(shareAddress(target as ShareTarget, { link, text }));
  expect(shared.protocol).toBe('https:');
  expect(shared.host).toBe(host);
  expect(Object.fromEntries(shared.searchParams)).toEqual(query);
});

it('writes spaces so that every service reads them', () => {
  expect(shareAddress('chat', { link, text })).not.toContain('+');
});
