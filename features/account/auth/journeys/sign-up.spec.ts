import { codeFor, freshPhone } from '@dhruva/e2e/account.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { pagePicture } from '@dhruva/e2e/pictures.ts';

test(
  'a visitor signs up with name, e-mail and mobile number',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    await page.goto('/signup');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.getByRole('button', { name: 'Send OTP' }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('Please fill in Name, Email, and Phone number.');
    for (const label of ['Name', 'Email', 'Mobile number'])
      await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await pagePicture(page, info, 'sign-up-missing');

    const phone = freshPhone();
    await page.getByLabel('Name').fill('Asha Rao');
    await page.getByLabel('Email').fill('asha');
    await page.getByLabel('Mobile number').fill('98765');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(summary).toContainText('Please enter a valid email address or leave it blank.');
    await expect(summary).toContainText('Please enter a valid 10-digit phone number.');
    await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');

    await page.getByLabel('Email').fill('asha@example.test');
    await page.getByLabel('Mobile number').fill(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByText(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`)).toBeVisible();

    await page.getByRole('button', { name: 'Change Number' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
    await expect(page.getByLabel('Email')).toHaveValue('asha@example.test');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/$/);
  },
);

test('the code of a new number opens an account that carries the name', async ({ page }) => {
  const phone = freshPhone();
  await page.goto('/signup');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.test');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('6-digit OTP').fill(await codeFor(page, phone));
  await page.getByRole('button', { name: 'Verify and sign up' }).click();
  await expect(page).toHaveURL(/\/$/);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { authorization: `Bearer ${token}` };
  const me = (await (await page.request.get('/api/profile/me', { headers })).json()) as object;
  expect(me).toMatchObject({ name: 'Asha Rao', email: 'asha@example.test', phone });
});
