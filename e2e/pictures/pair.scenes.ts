import { NAGPUR_1990, signedIn } from '../account.ts';
import { expect, test } from '../journey.ts';
import { checkPair, openPairForm } from '../pair-form.ts';
import { payFor } from '../paying.ts';
import { openAstrology } from '../whole-answer.ts';
import { take } from './take.ts';

const STRONG = 'How strong is the future of our relationship?';

test('pair--form', async ({ page }) => {
  const form = await openPairForm(page);
  await form.getByRole('button', { name: 'Check Compatibility' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await take(page, 'pair--missing', { at: form.getByRole('alert') });
});

test('pair', async ({ page }) => {
  await signedIn(page, NAGPUR_1990);
  const dialog = await checkPair(page);
  await take(page, 'pair--locked');
  const row = dialog.getByRole('button', { name: STRONG });
  await row.click();
  const pay = dialog.getByRole('button', { name: 'Pay ₹249' });
  await expect(pay).toBeVisible();
  await take(page, 'pair--pay');
  await payFor(page, pay);
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toBeVisible();
  await take(page, 'pair--success');
  await success.getByRole('button', { name: 'OK' }).click();
  await expect(success).toBeHidden();
  const get = dialog.getByRole('button', { name: 'Click to Get Answer' });
  await expect(get).toBeVisible();
  await take(page, 'pair--paid');
  await get.click();
  await expect(page.getByRole('article')).toBeVisible();
  await take(page, 'pair--answer');
  await openAstrology(page);
  const table = page.getByRole('article').getByRole('table').first();
  await take(page, 'pair--answer-below', { at: table });
  await page.getByRole('radio', { name: 'हिन्दी' }).check();
  await take(page, 'pair--hindi');
  await take(page, 'pair--hindi-below', { at: page.getByRole('table', { name: /^अष्टकूट/ }) });
  await take(page, 'pair--hindi-months', { at: page.getByRole('img', { name: /^दशा और गोचर/ }) });
});
