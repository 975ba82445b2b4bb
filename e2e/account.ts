import { expect, type Page } from '@playwright/test';

interface Sms {
  readonly to: string;
  readonly code: string | null;
}

/** Birth details as stored in a profile. */
export interface Birth {
  readonly dob: string;
  readonly timeOfBirth: string;
  readonly placeOfBirth: string;
  readonly timeUnknown?: boolean;
}

export const NAGPUR_1990: Birth = {
  dob: '1990-08-15',
  timeOfBirth: '14:30',
  placeOfBirth: 'Nagpur, Maharashtra, India',
};

const used = { phones: 0 };

/** A mobile number not used before in this run: each worker process has its own range. */
export const freshPhone = (): string => {
  used.phones += 1;
  const process = (globalThis.process.env['TEST_WORKER_INDEX'] ?? '').padStart(4, '0');
  return `9${process}${String(used.phones).padStart(5, '0')}`;
};

/** The latest code sent to a number, from the development inbox. */
export const codeFor = async (page: Page, phone: string): Promise<string> => {
  const codes = async (): Promise<string[]> => {
    const messages = (await (await page.request.get('/dev/outbox.json')).json()) as Sms[];
    return messages.flatMap(({ to, code }) => (to.endsWith(phone) && code !== null ? [code] : []));
  };
  await expect.poll(codes, { message: `a code for ${phone}` }).not.toHaveLength(0);
  return (await codes())[0] ?? '';
};

/** Fills in the first step of logging in and requests the code. */
export const askForCode = async (page: Page, phone: string): Promise<void> => {
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel(/18 years or older/).check();
  await page.getByLabel(/I accept the/).check();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByLabel('6-digit OTP')).toBeVisible();
};

/** Types the birth details of NAGPUR_1990 into the profile, which is open, and saves them. */
export const typeNagpur1990 = async (page: Page): Promise<void> => {
  await page.getByLabel('Date of birth').fill('1990-08-15');
  await page.getByLabel('Time of birth').fill('14:30');
  await page.getByRole('combobox', { name: 'Place of birth' }).fill('Nagpur');
  await page
    .getByRole('option', { name: /^Nagpur/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save' }).click();
};

/** Logs in through the open dialog, as a visitor does; the page stays, or is the one of what was wanted. */
export const logInHere = async (page: Page, phone = freshPhone()): Promise<string> => {
  await askForCode(page, phone);
  await page.getByLabel('6-digit OTP').fill(await codeFor(page, phone));
  await page.getByRole('button', { name: 'Verify and log in' }).click();
  await expect(page.getByLabel('6-digit OTP')).toBeHidden();
  return phone;
};

/** Logs in through the login dialog when nothing was wanted; ends on the home page. */
export const logIn = async (page: Page, phone = freshPhone()): Promise<string> => {
  await logInHere(page, phone);
  await expect(page).toHaveURL(/\/$/);
  return phone;
};

const post = async (page: Page, path: string, data: object): Promise<Record<string, unknown>> => {
  const reply = await page.request.post(path, { data });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return (await reply.json()) as Record<string, unknown>;
};

/** Logs in by API calls, optionally saving birth details, for journeys about something else. */
export const signedIn = async (page: Page, birth?: Birth): Promise<{ readonly phone: string }> => {
  const phone = freshPhone();
  const consent = { ageConfirmed: true, termsAccepted: true };
  const { challengeId } = await post(page, '/api/auth/send-otp', { phone, ...consent });
  const otp = await codeFor(page, phone);
  const { token } = await post(page, '/api/auth/verify-otp', { phone, otp, challengeId });
  if (birth) {
    const headers = { authorization: `Bearer ${String(token)}` };
    const reply = await page.request.put('/api/profile/update', { data: birth, headers });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
  await page.goto('/healthz');
  await page.evaluate((value) => localStorage.setItem('authToken', value), String(token));
  return { phone };
};
