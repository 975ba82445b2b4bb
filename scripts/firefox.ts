/**
 * Walks to a free answer, a paid one and a booked session in Firefox over WebDriver BiDi; fails on an error of a
 * page. `npm run proof -- firefox`; takes the built site and Debian's `firefox-esr`.
 */
import { launch, type Page } from 'puppeteer-core';
import { serveBuiltSite } from './built-site.ts';
import { addToTable } from './proof-table.ts';

const FIREFOX = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';
const PATIENCE_MS = 60_000;
const CHECKOUT = 'iframe[name="razorpay-sandbox"]';

const holds = (text: string): string => `contains(normalize-space(.), "${text}")`;
const press = async (page: Page, text: string): Promise<void> =>
  page.locator(`::-p-xpath((//button | //*[@role="tab"])[${holds(text)}])`).click();
const field = (page: Page, label: string) =>
  page.locator(
    `::-p-xpath(//*[@id = //label[${holds(label)}]/@for] | //label[${holds(label)}]//input)`,
  );
const fill = async (page: Page, label: string, text: string): Promise<void> =>
  field(page, label).fill(text);
const tick = async (page: Page, label: string): Promise<void> => field(page, label).click();
const sees = async (page: Page, text: string): Promise<void> => {
  await page.waitForSelector(`::-p-text(${text})`, { visible: true });
};

interface Sms {
  readonly to: string;
  readonly code: string | null;
}

/** The code sent to this number, from the development inbox. */
const codeFor = async (address: string, phone: string): Promise<string> => {
  const messages = (await (await fetch(`${address}/dev/outbox.json`)).json()) as Sms[];
  const code = messages.find(({ to, code: sent }) => to.endsWith(phone) && sent !== null)?.code;
  if (!code) throw new Error(`no code was sent to ${phone}`);
  return code;
};

const signIn = async (page: Page, phone: string): Promise<void> => {
  await fill(page, 'Mobile number', phone);
  await tick(page, '18 years or older');
  await tick(page, 'I accept the');
  await press(page, 'Send OTP');
  await sees(page, 'We sent a 6-digit code');
  await fill(page, '6-digit OTP', await codeFor(new URL(page.url()).origin, phone));
  await press(page, 'Verify and log in');
};

const typeBirth = async (page: Page): Promise<void> => {
  await page.locator('#birth-dob').fill('1990-08-15');
  await page.locator('#birth-time').fill('14:30');
  await fill(page, 'Place of birth', 'Nagpur');
  await page.locator('[role=option]').click();
  await sees(page, 'if you were born');
};

const readsAnswer = async (page: Page): Promise<void> => {
  await page.waitForSelector('article');
  await sees(page, 'Trend');
};

/** Pays in the checkout that stands over the page. */
const payInCheckout = async (page: Page): Promise<void> => {
  const frame = await (await page.waitForSelector(CHECKOUT))?.contentFrame();
  if (!frame) throw new Error('no checkout is open');
  await frame.locator('::-p-xpath(//button[contains(., "– success")])').click();
};

/** The walks, each in a browser profile of its own. */
const WALKS: Readonly<Record<string, (page: Page, address: string) => Promise<void>>> = {
  'a free answer': async (page, address) => {
    await page.goto(`${address}/Question`);
    await press(page, 'When is marriage likely for me?');
    await signIn(page, '9700000001');
    await typeBirth(page);
    await press(page, 'Continue');
    await readsAnswer(page);
  },
  'a paid answer': async (page, address) => {
    await page.goto(`${address}/Question`);
    await press(page, '₹199 Questions');
    await press(page, 'What are my career trends for the next three years?');
    await signIn(page, '9700000002');
    await typeBirth(page);
    await press(page, 'Continue');
    await press(page, 'Pay ₹199');
    await payInCheckout(page);
    await press(page, 'Click to Get Answer');
    await readsAnswer(page);
  },
  'a booked session': async (page, address) => {
    await page.goto(`${address}/paid`);
    await page
      .locator(
        '::-p-xpath(//li[.//h3[contains(., "Sample therapist B")]]//button[contains(., "Book Appointment")])',
      )
      .click();
    await signIn(page, '9700000003');
    await page.locator('[role=grid] button:not([disabled])').click();
    await page.locator('input[type=radio]:enabled').click();
    await press(page, 'Confirm');
    await fill(page, 'Name to call you by', 'Bluebird');
    await tick(page, 'Myself');
    await page.locator('select').fill('Hindi');
    await fill(page, 'Address', '7 Lake Road, Nagpur');
    await press(page, 'Proceed to Pay');
    await payInCheckout(page);
    await sees(page, 'Your appointment has been booked successfully!');
  },
};

const site = await serveBuiltSite();
const browser = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
const faults: string[] = [];
for (const [name, walk] of Object.entries(WALKS)) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setViewport({ width: 1280, height: 800 });
  page.on('pageerror', (error) => faults.push(`${name}: ${String(error)}`));
  const began = performance.now();
  const ended = await walk(page, site.address).then(
    () => 'done',
    (error: unknown) => `${page.url()}: ${String(error)}`,
  );
  if (ended !== 'done') {
    faults.push(`${name}: ${ended}`);
    await page.screenshot({ path: `pictures/firefox-${name.replaceAll(' ', '-')}.png` });
  }
  addToTable(`Firefox, ${name}`, `${ended}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  console.log(`${name}: ${ended}`);
  await context.close();
}
console.log(`${await browser.version()}, ${faults.length} errors`);
for (const fault of faults) console.error(fault);
await browser.close();
await site.stop();
process.exitCode = faults.length === 0 ? 0 : 1;
