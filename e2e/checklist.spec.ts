import type { Locator, Page } from '@playwright/test';
import { DEVICE_TOKEN } from '@dhruva/kernel/limits';
import { codeFor, freshPhone } from './account.ts';
import { expect, ON_PHONE_TOO, test } from './journey.ts';

/** Every URL and the heading of its page. */
const SCREENS = {
  '/': 'A clear look ahead. A calm place to talk.',
  '/Question': 'Ask about your future',
  '/paid': 'Paid Therapy',
  '/plans': 'Counselling plans',
  '/counselling': 'Counseling & Therapy Support',
  '/assignment': 'Psych Assessment',
  '/free-therapy': 'Free therapy tips',
  '/hypnotherapy': 'Hypnotherapy',
  '/assessment': 'Psych Assessment',
  '/pricing': 'Pricing',
  '/signup': 'Create your account',
  '/profile': 'Your profile',
  '/how-we-calculate': 'How we calculate',
  '/faq': 'Frequently asked questions',
  '/terms': 'Terms of Use',
  '/privacy': 'Privacy Policy',
  '/feedback': 'Feedback & Support',
  '/nowhere': 'Unexpected Application Error!',
} as const;

const bar = (page: Page): Locator => page.getByRole('banner');

test('every address has its screen, under one bar and over one foot', async ({ page }) => {
  for (const [path, heading] of Object.entries(SCREENS)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('All rights reserved.');
    await expect(page.locator('input[type=password]')).toHaveCount(0);
  }
  await expect(page.getByRole('main')).toContainText('404');
  for (const path of ['/login', '/signin']) {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();
    await expect(page.locator('#relationship-section')).toBeAttached();
  }
});

test('the bar stays on top and leads everywhere', ON_PHONE_TOO, async ({ page, isMobile }) => {
  await page.goto('/terms');
  await page.evaluate('scrollTo(0, 600)');
  await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(0);
  const future = bar(page).getByRole('button', { name: 'Future Prediction' });
  const individual = bar(page).getByRole('link', { name: 'Individual' });
  if (isMobile) {
    await expect(future).toBeHidden();
    await bar(page).getByRole('button', { name: 'Open menu' }).tap();
    await expect(individual).toBeHidden();
    await future.tap();
    await expect(individual).toBeVisible();
    await future.tap();
    await expect(individual).toBeHidden();
    await bar(page).getByRole('button', { name: 'Close menu' }).tap();
    await expect(future).toBeHidden();
    await bar(page).getByRole('button', { name: 'Open menu' }).tap();
    await future.tap();
  } else {
    await expect(individual).toBeHidden();
    await future.hover();
  }
  await expect(individual).toHaveAttribute('href', '/Question');
  const addresses = await bar(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.join(' ')).toBe(
    '/ / /Question /#relationship-section /paid /counselling /assignment /pricing /login',
  );
  for (const name of ['Paid Therapy', 'Psychological Counselling', 'Psych Assessment', 'Pricing'])
    await expect(bar(page).getByRole('link', { name })).toBeVisible();
  await bar(page).getByRole('link', { name: 'Relationship' }).click();
  await expect(page).toHaveURL(/\/#relationship-section$/);
  await expect(page.locator('#relationship-section')).toBeInViewport();
  await expect(individual).toBeHidden();
});

test('the foot: pages, support, five social links, the year, an address', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-05-05T10:00:00+05:30'));
  await page.goto('/faq');
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText('© 2031');
  await expect(foot).toContainText('Plain answers from your birth chart');
  for (const [name, address] of [
    ['Free Counselling', '/counselling'],
    ['FAQ', '/faq'],
    ['Terms & Conditions', '/terms'],
    ['Privacy', '/privacy'],
    ['Feedback & Support', '/feedback'],
  ] as const)
    await expect(foot.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  const social = foot.getByRole('link', { name: /opens in a new tab/ });
  await expect(social).toHaveCount(5);
  for (const link of await social.all()) await expect(link).toHaveAttribute('target', '_blank');
  await expect(foot.locator('a[href^="mailto:"]')).toHaveText(/^\S+@\S+$/);
});

test('what login and sign-up send, and the sentences of sign-up', async ({ page }) => {
  const phone = freshPhone();
  const email = 'asha@example.test';
  const bodyOf = async (path: string): Promise<unknown> =>
    (await page.waitForRequest(`**/api/auth/${path}`)).postDataJSON();
  await page.goto('/signup');
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill(phone);
  await page.route('**/api/auth/send-otp', (route) => route.abort());
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const failed = 'Failed to request OTP. Is your backend server running?';
  await expect(page.getByRole('alert')).toContainText(failed);
  await page.unroute('**/api/auth/send-otp');
  const asked = bodyOf('send-otp');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  expect(await asked).toEqual({ phone, deviceToken: expect.stringMatching(DEVICE_TOKEN) });

  const code = page.getByLabel('6-digit OTP');
  const verify = page.getByRole('button', { name: 'Verify and sign up' });
  const right = await codeFor(page, phone);
  await code.fill('12345');
  await verify.click();
  await expect(page.getByRole('alert')).toContainText('Please enter a 6-digit OTP.');
  await page.route('**/api/auth/signup-verify-otp', (route) => route.abort());
  await code.fill(right);
  await verify.click();
  await expect(page.getByRole('alert')).toContainText('Invalid OTP. Please try again.');
  await page.unroute('**/api/auth/signup-verify-otp');
  const verified = bodyOf('signup-verify-otp');
  await verify.click();
  expect(await verified).toMatchObject({ phone, otp: right, name: 'Asha Rao', email });
  await expect(page).toHaveURL(/\/$/);
});
