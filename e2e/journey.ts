import { expect, test as base } from '@playwright/test';

interface Guards {
  /** Fails a journey whose pages contacted another host or had an uncaught error. */
  readonly guarded: void;
}

const isOwn = (url: string, origin: string): boolean =>
  url.startsWith(`${origin}/`) || url.startsWith('data:') || url.startsWith('blob:');

/** The `test` function of all journeys: fails on third-party requests and script errors. */
export const test = base.extend<Guards>({
  guarded: [
    async ({ context, baseURL }, use) => {
      const strangers: string[] = [];
      const failures: string[] = [];
      context.on('request', (request) => {
        if (!isOwn(request.url(), baseURL ?? '')) strangers.push(request.url());
      });
      context.on('weberror', (error) => failures.push(error.error().message));
      context.on('console', (message) => {
        const text = message.text();
        if (/Content Security Policy|hydrat|Minified React error/i.test(text))
          failures.push(text.slice(0, 200));
      });
      await use();
      expect(strangers, 'requests to other hosts').toEqual([]);
      expect(failures, 'errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Options for pages with animations, as most visitors see them. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Tags: a journey runs in the wide window by default. */
export const ON_PHONE_TOO = { tag: '@phone-too' };
export const ONLY_ON_PHONE = { tag: '@only-phone' };
