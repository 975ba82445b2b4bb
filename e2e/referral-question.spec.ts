import { codeFor, freshPhone, NAGPUR_1990, signedIn } from './account.ts';
import { ask, send } from './birth-details.ts';
import { expect, test } from './journey.ts';
import { askServer } from './paying.ts';
import { pagePicture } from './pictures.ts';

const FRIENDS = 5;

test('what five friends brought is a line of its own, and asks one ₹99 question for nothing', async ({
  page,
}, info) => {
  await signedIn(page, NAGPUR_1990);
  const { code } = (await askServer(page, '/api/referral/mine')) as { code: string };
  for (let friend = 0; friend < FRIENDS; friend += 1) {
    const phone = freshPhone();
    const consent = { ageConfirmed: true, termsAccepted: true };
    const asked = await page.request.post('/api/auth/send-otp', { data: { phone, ...consent } });
    const { challengeId } = (await asked.json()) as { challengeId: string };
    const otp = await codeFor(page, phone);
    const signUp = {
      phone,
      otp,
      challengeId,
      name: 'Friend',
      email: `friend${friend}@example.test`,
    };
    const reply = await page.request.post('/api/auth/signup-verify-otp', {
      data: { ...signUp, referralCode: code },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
  }

  await page.goto('/Question');
  await expect(page.getByText('0/1 free question used')).toBeVisible();
  await expect(page.getByText('1 more ₹99 question is free: your friends joined.')).toBeVisible();
  await pagePicture(page, info, 'questions-credit');
  await send(await ask(page, 'When am I likely to find a stable job?'));
  await expect(page.getByRole('article')).toBeVisible();
  await page.goto('/Question');
  await expect(page.getByText('1/1 free question used')).toBeVisible();

  await send(await ask(page, 'Which money habits should I watch?'));
  await expect(page.getByRole('article')).toBeVisible();
  await page.goto('/Question');
  await expect(
    page.getByRole('link', { name: 'Which money habits should I watch?' }),
  ).toContainText('Answered');
  await expect(page.getByText('1 more ₹99 question is free')).toBeHidden();

  await send(await ask(page, 'When is my income likely to grow?'));
  await expect(page.getByRole('dialog', { name: 'Unlock this question' })).toContainText(
    'Pay ₹99 to unlock this question.',
  );
});
