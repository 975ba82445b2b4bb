import { expect, type Page, type TestInfo } from '@playwright/test';

interface Sms {
  readonly to: string;
  readonly text: string;
}

/** A mobile number nobody used in this run. */
export const freshPhone = (): string => `9${Math.floor(100_000_000 + Math.random() * 899_999_999)}`;

/** The newest code sent to a number, read where a developer reads it. */
export const codeFor = async (page: Page, phone: string): Promise<string> => {
  const reply = await page.request.get('/dev/outbox.json');
  const messages = (await reply.json()) as readonly Sms[];
  const code = messages
    .filter(({ to }) => to.endsWith(phone))
    .map(({ text }) => /\b(\d{6})\b/.exec(text)?.[1])
    .find((found) => found !== undefined);
  expect(code, `a code for ${phone} in the outbox`).toBeDefined();
  return code ?? '';
};

/** Logs in through the dialog, as a visitor does. */
export const signIn = async (page: Page, phone = freshPhone()): Promise<string> => {
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel(/18 years or older/).check();
  await page.getByLabel(/I accept the/).check();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByLabel('6-digit OTP')).toBeVisible();
  await page.getByLabel('6-digit OTP').fill(await codeFor(page, phone));
  await page.getByRole('button', { name: 'Verify and log in' }).click();
  await expect(page).toHaveURL(/\/$/);
  return phone;
};

/** Fills the profile with a birth and saves it. */
export const saveBirth = async (
  page: Page,
  birth: { readonly date: string; readonly time: string; readonly place: string },
): Promise<void> => {
  await page.getByLabel('Date of birth').fill(birth.date);
  await page.getByLabel('Time of birth').fill(birth.time);
  const place = page.getByRole('combobox', { name: 'Place of birth' });
  await place.fill(birth.place);
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Save' }).click();
};

/** A picture into the folder git ignores, named by journey and width. */
export const picture = async (page: Page, info: TestInfo, name: string): Promise<void> => {
  await page.screenshot({ path: `pictures/${info.project.name}-${name}.png`, fullPage: true });
};
