import { askForCode, codeFor, freshPhone } from '@dhruva/e2e/account.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { picture } from '@dhruva/e2e/pictures.ts';

const PHONE = 'Please enter a valid 10-digit phone number.';
const EMAIL = 'Please enter a valid email address or leave it blank.';
const AGE = 'You must confirm that you are 18 years or older.';
const TERMS = 'You must accept the Terms & Conditions to proceed.';
const FORMAT = 'Please enter a 6-digit OTP.';
const WRONG = 'Invalid OTP. Please try again.';

test('what is wrong is said once above and at each field, and nothing typed is lost', async ({
  page,
}, info) => {
  await page.goto('/login');
  const phone = page.getByLabel('Mobile number');
  const email = page.getByLabel('Email');
  await phone.fill('98765');
  await email.fill('riya.example');
  await expect(page.getByText(PHONE)).toBeHidden();
  await page.getByRole('button', { name: 'Send OTP' }).click();

  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([PHONE, EMAIL, AGE, TERMS]);
  for (const field of [phone, email, page.getByLabel(/18 years/), page.getByLabel(/I accept the/)])
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(/valid 10-digit phone number/);
  await picture(page, info, 'login-errors');

  await summary.getByRole('link', { name: EMAIL }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('riya.example');
  await email.fill('');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(phone).toHaveValue('98765');
});

test('fields ask for the right keyboard and the browser’s help', async ({ page }) => {
  await page.goto('/login');
  const phone = page.getByLabel('Mobile number');
  await expect(phone).toHaveAttribute('type', 'tel');
  await expect(phone).toHaveAttribute('inputmode', 'numeric');
  await expect(phone).toHaveAttribute('autocomplete', 'tel-national');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
  await askForCode(page, freshPhone());
  const code = page.getByLabel('6-digit OTP');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expect(code).toHaveAttribute('maxlength', '6');
  await expect(code).toBeFocused();
});

test(
  'a wrong code is refused at its field; the right one logs in',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    const phone = freshPhone();
    await page.goto('/signin');
    await askForCode(page, phone);
    const right = await codeFor(page, phone);
    const code = page.getByLabel('6-digit OTP');
    const verify = page.getByRole('button', { name: 'Verify and log in' });

    await code.fill('123');
    await verify.click();
    await expect(page.getByRole('alert')).toContainText(FORMAT);
    await code.fill(right === '000000' ? '111111' : '000000');
    await verify.click();
    await expect(page.getByRole('alert')).toContainText(WRONG);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await picture(page, info, 'login-wrong-code');

    await code.fill(right);
    const verified = page.waitForRequest('**/api/auth/verify-otp');
    await verify.click();
    expect((await verified).postDataJSON()).toMatchObject({ phone, otp: right });
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBeNull();
  },
);

test('Change Mobile Number goes back to what was typed', async ({ page }) => {
  const phone = freshPhone();
  await page.goto('/login');
  for (const address of ['/terms', '/privacy'])
    await expect(page.getByRole('dialog').locator(`a[href="${address}"]`)).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.getByLabel('Email').fill('asha@example.test');
  const asked = page.waitForRequest('**/api/auth/send-otp');
  await askForCode(page, phone);
  expect((await asked).postDataJSON()).toMatchObject({ phone, email: 'asha@example.test' });
  await expect(page.getByText(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`)).toBeVisible();
  await page.getByRole('button', { name: 'Change Mobile Number' }).click();
  await expect(page.getByLabel('Mobile number')).toHaveValue(phone);
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.test');
  await expect(page.getByLabel(/18 years/)).toBeChecked();
});

test('a new code may be asked for when thirty seconds have passed', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await askForCode(page, freshPhone());
  const resend = page.getByRole('button', { name: 'Send a new code' });
  await expect(page.getByText(/You can ask for a new code in (30|2\d) s\./)).toBeVisible();
  await expect(resend).toBeHidden();
  await page.clock.fastForward(20_000);
  await expect(page.getByText(/You can ask for a new code in (10|\d) s\./)).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(page.getByText('Not received a text message?')).toBeVisible();

  const asked = page.waitForRequest('**/api/auth/send-otp');
  await resend.click();
  await asked;
});

test('with no server behind it, the form says so and keeps what was typed', async ({ page }) => {
  await page.route('**/api/auth/send-otp', (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill('9876543210');
  await page.getByLabel(/18 years/).check();
  await page.getByLabel(/I accept the/).check();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Failed to request OTP. Is your backend server running?',
  );
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Mobile number')).toHaveValue('9876543210');
});

test('the four social buttons are shown and do nothing', async ({ page }) => {
  await page.goto('/login');
  const names = ['Google', 'Apple', 'Facebook', 'X'];
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  // Lazily loaded parts of the home page may still be fetched; only API calls are counted.
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  for (const name of names) {
    const button = page.getByRole('button', { name: `${name}: Coming Soon` });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
  }
  await expect(page.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(calls).toEqual([]);
});
