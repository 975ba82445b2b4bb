/** A free follow-up: chosen below an answer, and kept with it in My Predictions. */
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import { NAGPUR_1990, signedIn } from '@dhruva/e2e/account.ts';
import { ask, sendFree } from '@dhruva/e2e/birth-details.ts';
import { expect, test } from '@dhruva/e2e/journey.ts';
import { openKept } from '@dhruva/e2e/whole-answer.ts';

const INCOME = 'When is my income likely to grow?';
const EARLIER = 'What if I was born ten minutes earlier?';

test('is told below the answer and stays with it', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  await sendFree(page, await ask(page, INCOME));
  const article = page.getByRole('article');
  const offer = article.getByRole('heading', { name: 'One question more, free' });
  await expect(offer).toBeVisible();
  await expectAccessible(page, 'an answer with its follow-ups');
  await article.getByRole('button', { name: EARLIER }).click();
  const told = article.getByRole('region', { name: EARLIER });
  await expect(told).toBeFocused();
  await expect(told).toContainText('your own details stay as they are');
  await expect(offer).toBeHidden();

  await openKept(page, INCOME);
  await expect(told).toContainText('your own details stay as they are');
  await expect(offer).toBeHidden();
  await page.getByRole('radio', { name: 'हिन्दी' }).check();
  await expect(
    article.getByRole('region', { name: 'अगर मेरा जन्म दस मिनट पहले हुआ होता?' }),
  ).toContainText('आपकी अपनी जानकारी जैसी थी वैसी ही है');
});
