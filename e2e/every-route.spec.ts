/** Visits each URL once, signed out and signed in, and checks what must hold for all pages. */
import type { Page } from '@playwright/test';
import { ASSESSMENT_IDS, assessmentById } from '@dhruva/care/assessments/contract/catalogue';
import { NAGPUR_1990, signedIn } from './account.ts';
import { expectAccessible } from './accessible.ts';
import { EVERY_ROUTE, openRoute } from './every-route.ts';
import { expectFits } from './fits.ts';
import { expect, test } from './journey.ts';
import { tab } from './keys.ts';

const PHONE = { width: 360, height: 740 };

/** URLs that show the page of another URL. */
const SECOND_ADDRESSES = ['/signin', '/assessment'];

/** What every page must have; the counts of landmarks are of header, main and footer. */
const EXPECTED_FRAME = {
  language: 'en-IN',
  landmarks: [1, 1, 1],
  skippedHeadings: [],
  tablesWithoutCaption: 0,
  moving: 0,
  help: ['Need help now?'],
};

/** What no title may contain, since somebody may look over the user's shoulder (decision 55). */
const SENSITIVE_WORDS = [
  ...ASSESSMENT_IDS.map((id) => assessmentById(id).name.toLowerCase()),
  'suicid',
  'harm',
];

/** Shown without network: no header and footer; helplines on the page itself. */
const OFFLINE_PAGE = '/offline';
const OFFLINE_FRAME = { landmarks: [1, 1, 0], help: [], foot: [] };

/** Where "Leave this page" leads: nothing on it reveals the site. */
const DISCREET_PAGE = '/calendar';
const DISCREET_FRAME = { landmarks: [0, 0, 0], help: [], bar: [], foot: [] };

/** Landmarks, headings and links of header and footer. Runs in the page. */
const frameOf = () => {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const levels = all('h1, h2, h3, h4, h5, h6')
    .filter((heading) => heading.checkVisibility())
    .map(({ tagName }) => Number(tagName[1]));
  const words = (selector: string) => all(selector).map((one) => one.innerText.trim());
  return {
    language: document.documentElement.lang,
    landmarks: ['header', 'main', 'footer'].map((name) => all(`.min-h-dvh > ${name}`).length),
    skippedHeadings: levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1),
    tablesWithoutCaption: all('table:not(:has(caption))').length,
    moving: document.getAnimations().length,
    help: words('.min-h-dvh > footer button'),
    bar: words('.min-h-dvh > header :is(a, button)'),
    foot: words('.min-h-dvh > footer a'),
  };
};

/** Tabs through the whole page in a narrow window; `tab` fails when a focused element is not visible. */
const expectFocusVisible = async (page: Page, path: string): Promise<void> => {
  const seen = new Set<string>();
  const before = page.viewportSize() ?? PHONE;
  await page.setViewportSize(PHONE);
  for (let stops = 0; stops < 150; stops += 1) {
    await tab(page);
    const at = await page.evaluate(() => document.activeElement?.outerHTML ?? '');
    if (at.startsWith('<body')) break;
    seen.add(at);
  }
  expect(seen.size, `tab stops on ${path}`).toBeGreaterThan(path === DISCREET_PAGE ? 1 : 3);
  await page.setViewportSize(before);
};

for (const session of ['signed out', 'signed in'] as const) {
  test(`${session}: every route passes axe in light and dark, has the common frame and its own title, starts no motion, fits the window, and shows the focus`, async ({
    page,
  }) => {
    test.slow();
    if (session === 'signed in') await signedIn(page, NAGPUR_1990);
    const titles: string[] = [];
    let first: object | undefined;
    for (const path of EVERY_ROUTE) {
      await test.step(path, async () => {
        await openRoute(page, path);
        await expectAccessible(page, `${path} ${session}`);
        const frame = await page.evaluate(frameOf);
        first ??= frame;
        const { bar } = frame;
        const expected = {
          ...first,
          ...EXPECTED_FRAME,
          ...(path === OFFLINE_PAGE && { ...OFFLINE_FRAME, bar }),
          ...(path === DISCREET_PAGE && DISCREET_FRAME),
        };
        expect(frame, path).toEqual(expected);
        if (!SECOND_ADDRESSES.includes(path)) titles.push(await page.title());
        await expectFits(page, path);
        if (session === 'signed in') await expectFocusVisible(page, path);
      });
    }
    expect(new Set(titles).size).toBe(titles.length);
    const allTitles = titles.join('\n').toLowerCase();
    expect(SENSITIVE_WORDS.filter((name) => allTitles.includes(name))).toEqual([]);
  });
}
