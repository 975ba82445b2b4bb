/** Pages open to anybody, addresses and titles, and what leaves with a shared card: nothing of a person in them. */
import { readFileSync } from 'node:fs';
import { NAGPUR_1990, signedIn } from './account.ts';
import { ask, send } from './birth-details.ts';
import { EVERY_ROUTE } from './every-route.ts';
import { expect, test } from './journey.ts';

const INCOME = 'When is my income likely to grow?';
const PERSON = { ...NAGPUR_1990, name: 'Zubeida Quraishi', email: 'zubeida@example.test' };

/** The birth of NAGPUR_1990 as it is kept and as it is shown. */
const BIRTH = ['1990-08-15', '15 August 1990', '15/08/1990', '2:30 PM', 'Nagpur, Maharashtra'];

/** All that a page shows, hides and keeps on the device for whoever comes next. Runs in the page. */
const everythingHere = async () => {
  const store = (storage: Storage) => JSON.stringify({ ...storage });
  const typed = [...document.querySelectorAll('input, textarea')].map((field) =>
    'value' in field ? String(field.value) : '',
  );
  const cached: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) cached.push(url);
  }
  return [
    document.documentElement.outerHTML,
    ...typed,
    store(localStorage),
    store(sessionStorage),
    JSON.stringify(history.state),
    document.cookie,
    ...cached,
  ].join('\n');
};

const foundIn = (text: string, personal: readonly string[]): readonly string[] =>
  personal.filter((each) => text.includes(each));

test('no card, address or title names a person, and after signing out no page nor what it keeps does', async ({
  page,
}) => {
  const { phone } = await signedIn(page, PERSON);
  const personal = [phone, PERSON.name, PERSON.email, ...BIRTH];
  await page.goto('/Question');
  await send(await ask(page, INCOME));
  await expect(page.getByRole('heading', { level: 1, name: INCOME })).toBeVisible();
  const address = page.url();
  const id = new URL(address).searchParams.get('id') ?? '';
  expect(await page.evaluate(everythingHere)).toContain('15 August 1990');

  await page.getByRole('button', { name: 'Share a line' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share a line' });
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the picture' }).click();
  const file = readFileSync(await (await download).path());
  const link = await dialog.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href');
  const sent = decodeURIComponent(link ?? '') + file.toString('latin1');
  expect(foundIn(sent, [...personal, id])).toEqual([]);

  const shown = decodeURIComponent(address) + (await page.title());
  expect(foundIn(shown, [...personal, INCOME])).toEqual([]);
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  for (const path of [...EVERY_ROUTE, address]) {
    await page.goto(path);
    await expect(page.locator('h1'), path).toHaveCount(1);
    const here = await page.evaluate(everythingHere);
    expect(foundIn(here, personal), path).toEqual([]);
  }
});
