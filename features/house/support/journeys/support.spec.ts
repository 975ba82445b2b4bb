import type { Page } from '@playwright/test';
import { signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { helpIn, numberIn } from '@dhruva/e2e/helplines.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { pagePicture } from '@dhruva/e2e/pictures.ts';

const SENT = 'Your message has been sent successfully!';
const issue = (page: Page, name: string) => page.getByRole('radio', { name });
const message = (page: Page) => page.getByLabel('Your message');
const answerTo = (page: Page) => page.getByLabel(/E-mail or mobile number/);
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

interface Mail {
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
}

/** Mails in the development inbox whose text or subject contains this. */
const mailsWith = async (page: Page, part: string): Promise<Mail[]> => {
  const all = (await (await page.request.get('/dev/outbox.json')).json()) as Mail[];
  return all.filter(({ subject = '', text }) => `${subject} ${text}`.includes(part));
};

const ticketOf = async (page: Page): Promise<string> => {
  const line = page.getByText(/Your ticket number is T-/);
  await expect(line).toBeVisible();
  return /T-[2-9A-Z]{6}/.exec(await line.innerText())?.[0] ?? '';
};

test(
  'a message: sent, confirmed for three seconds, cleared; the ticket stays and support has it',
  ON_PHONE_TOO,
  async ({ page }, info) => {
    await page.goto('/feedback');
    await expect(page.getByRole('heading', { name: 'Feedback & Support', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Contact Support' })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(4);
    for (const name of ['Login', 'Payment', 'Bug', 'Other'])
      await expect(issue(page, name)).toBeVisible();
    await pagePicture(page, info, 'support');
    await issue(page, 'Payment').check();
    await message(page).fill(`Paid but locked, ${info.project.name}.`);
    const email = `writer-${info.project.name}@example.in`;
    await answerTo(page).fill(email);
    await send(page).click();
    await expect(page.getByText(SENT)).toBeVisible();
    const shownAt = Date.now();
    const ticket = await ticketOf(page);
    await pagePicture(page, info, 'support-sent');
    await expect(page.getByText(SENT)).toBeHidden();
    expect(Date.now() - shownAt).toBeGreaterThan(2_000);
    await expect(message(page)).toHaveValue('');
    await expect(answerTo(page)).toHaveValue('');
    await expect(issue(page, 'Payment')).not.toBeChecked();
    expect(await ticketOf(page)).toBe(ticket);
    await expect.poll(async () => (await mailsWith(page, ticket)).length).toBe(2);
    const mails = await mailsWith(page, ticket);
    const team = mails.find(({ to }) => to !== email);
    expect(team?.subject).toBe(`${ticket} (payment)`);
    expect(team?.text).toContain('Paid but locked');
    expect(mails.find(({ to }) => to === email)?.text).not.toContain('Paid but locked');
  },
);

test('something missing: said above and at each field, and nothing typed is lost', async ({
  page,
}, info) => {
  await page.goto('/feedback');
  await message(page).fill('I typed this first');
  await send(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please fill all fields.');
  await expect(message(page)).toHaveValue('I typed this first');
  await summary.getByRole('link').click();
  await expect(issue(page, 'Login')).toBeFocused();
  await issue(page, 'Bug').check();
  await answerTo(page).fill('riya.example');
  await send(page).click();
  await expect(summary).toContainText('Please enter a valid e-mail address');
  await pagePicture(page, info, 'support-errors');
  await expectAccessible(page, 'support with errors');
});

test('without network: said, and what was typed stays; the second try arrives', async ({
  page,
  context,
}) => {
  await page.goto('/feedback', { waitUntil: 'networkidle' });
  await issue(page, 'Other').check();
  await message(page).fill('Sent at the second try');
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await expect(message(page)).toHaveValue('Sent at the second try');
  await context.setOffline(false);
  await send(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
});

test('words of distress: help at once, also without network, and after sending', async ({
  page,
  context,
}, info) => {
  await page.goto('/feedback', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await message(page).fill('mujhe jeena nahi hai');
  const help = helpIn(page);
  await expect(numberIn(help, '14416')).toBeVisible();
  await pagePicture(page, info, 'support-distress');
  await expectAccessible(page, 'support with help');
  await context.setOffline(false);
  await issue(page, 'Other').check();
  await send(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(message(page)).toHaveValue('');
  await expect(numberIn(help, '14416')).toBeVisible();
  const ticket = await ticketOf(page);
  const subject = async () => (await mailsWith(page, ticket))[0]?.subject;
  await expect.poll(subject).toMatch(/^URGENT/);
});

test('what is typed after sending is not cleared away', async ({ page }) => {
  await page.goto('/feedback');
  await issue(page, 'Bug').check();
  await message(page).fill('First');
  await send(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await message(page).fill('Second, begun at once');
  await expect(page.getByText(SENT)).toBeHidden();
  await expect(message(page)).toHaveValue('Second, begun at once');
});

test('signed in, by keyboard alone', async ({ page }) => {
  await signedIn(page);
  await page.goto('/feedback');
  await issue(page, 'Login').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(issue(page, 'Payment')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Typed without a mouse');
  await page.keyboard.press('Tab');
  await expect(answerTo(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(SENT)).toBeVisible();
});

test('no violation, empty and sent', async ({ page }, info) => {
  await page.goto('/feedback');
  await expectAccessible(page, 'support');
  await issue(page, 'Bug').check();
  await message(page).fill('It is dark here');
  await send(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expectAccessible(page, 'support, sent');
  await pagePicture(page, info, 'support-sent');
});
