import type { BrowserContext, Page } from '@playwright/test';
import { signedIn } from '@dhruva/e2e/account.ts';
import { expectAccessible } from '@dhruva/e2e/accessible.ts';
import {
  HOPELESS,
  SELF_HARM,
  boxes,
  helpCard,
  rate,
  messageDialog,
  saveOne,
  submit,
  tick,
} from '@dhruva/e2e/feeling-form.ts';
import { numberIn } from '@dhruva/e2e/helplines.ts';
import { expect, ON_PHONE_TOO, test } from '@dhruva/e2e/journey.ts';
import { closeWithEscape } from '@dhruva/e2e/keys.ts';
import { picture } from '@dhruva/e2e/pictures.ts';

test.describe('help in a crisis', () => {
  test(
    'stands at once for symptom 30, before and after Submit',
    ON_PHONE_TOO,
    async ({ page }, info) => {
      await signedIn(page);
      await page.goto('/counselling');
      await expect(helpCard(page)).toBeHidden();
      await page.getByRole('checkbox', { name: SELF_HARM }).check();
      for (const shown of ['14416', '112'])
        await expect(numberIn(helpCard(page), shown)).toBeInViewport();
      await picture(page, info, 'counselling-crisis');
      await saveOne(page, 2, 8);
      await expect(helpCard(page)).toBeVisible();
      await page.getByRole('checkbox', { name: SELF_HARM }).uncheck();
      await expect(helpCard(page)).toBeHidden();
    },
  );

  test('stands for rating 1 with hopelessness, whichever comes last', async ({ page }) => {
    await page.goto('/counselling');
    await page.getByRole('checkbox', { name: HOPELESS }).check();
    await expect(helpCard(page)).toBeHidden();
    await rate(page, 2);
    await expect(helpCard(page)).toBeHidden();
    await rate(page, 1);
    await expect(helpCard(page)).toBeInViewport();
    await page.getByRole('checkbox', { name: HOPELESS }).uncheck();
    await expect(helpCard(page)).toBeHidden();
    await page.getByRole('checkbox', { name: HOPELESS }).check();
    await expect(helpCard(page)).toBeInViewport();
  });

  const cut = async (page: Page, context: BrowserContext): Promise<void> => {
    await page.goto('/counselling', { waitUntil: 'networkidle' });
    await context.setOffline(true);
  };

  test('needs no network, nor does "Need help now?", nor the word that saving failed', async ({
    page,
    context,
  }, info) => {
    await signedIn(page);
    await cut(page, context);
    await page.getByRole('checkbox', { name: SELF_HARM }).check();
    await expect(numberIn(helpCard(page), '14416')).toBeInViewport();
    await tick(page, 8);
    await rate(page, 1);
    await submit(page).click();
    await expect(messageDialog(page, 'Error')).toContainText(
      'Could not save your data. Please try again.',
    );
    await picture(page, info, 'counselling-offline-error');
    await expectAccessible(page, 'the dialog without network');
    await closeWithEscape(messageDialog(page, 'Error'));
    await expect(submit(page)).toBeVisible();
    await expect(boxes(page).nth(29)).toBeChecked();
    const help = page.getByRole('main').getByRole('button', { name: 'Need help now?' });
    await help.click();
    const panel = page.getByRole('dialog', { name: 'You are not alone' });
    await expect(numberIn(panel, '14416')).toBeVisible();
    await expect(numberIn(panel, '112')).toBeVisible();
    await picture(page, info, 'help-offline');
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
    await expect(help).toBeFocused();
    await context.setOffline(false);
    await submit(page).click();
    await expect(messageDialog(page, 'Success')).toBeVisible();
  });

  test.describe('without any script', () => {
    test.use({ javaScriptEnabled: false });
    test('stands all the same', ON_PHONE_TOO, async ({ page }) => {
      await page.goto('/counselling');
      await expect(helpCard(page)).toBeHidden();
      await page.getByRole('checkbox', { name: SELF_HARM }).check();
      await expect(numberIn(helpCard(page), '14416')).toBeVisible();
      await page.getByRole('checkbox', { name: SELF_HARM }).uncheck();
      await page.getByRole('checkbox', { name: HOPELESS }).check();
      await rate(page, 2);
      await expect(helpCard(page)).toBeHidden();
      await rate(page, 1);
      await expect(numberIn(helpCard(page), '14416')).toBeVisible();
    });
  });

  test('what is ticked before the script came counts', async ({ page, context }) => {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await context.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/counselling', { waitUntil: 'commit' });
    await page.getByRole('checkbox', { name: SELF_HARM }).check();
    await expect(helpCard(page)).toBeVisible();
    await tick(page, 8);
    go();
    await expect(page.getByText('9 ticked')).toBeVisible();
    await expect(helpCard(page)).toBeVisible();
  });
});
