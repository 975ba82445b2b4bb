/** What goes wrong within the sheet from a wanted question to its answer: at each step nothing is lost. */
import type { BrowserContext, Locator, Page, Route, TestInfo } from '@playwright/test';
import { codeFor, freshPhone, logInHere } from './account.ts';
import { FIRMNESS } from './birth-details.ts';
import { expect, test } from './journey.ts';
import { startServer, stopServer } from './own-server.ts';
import { picture } from './pictures.ts';
import { serverEnvironment, SHEET_PORT } from './settings.ts';

const FREE = 'When is marriage likely for me?';
const OTHER = 'When is my income likely to grow?';
const PAID = 'What are my career trends for the next three years?';
const MINUTE_MS = 60_000;
/** `npm run proof -- signed-in` lets the server refuse for a whole minute at each step. */
const REFUSING_MS = process.env['PROOF_TABLE'] === undefined ? 0 : MINUTE_MS;

const birthDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Birth details' });

/** One step of the sheet. */
interface Step {
  readonly name: string;
  /** Types what the step asks for. */
  readonly fill: () => Promise<void>;
  readonly button: () => Locator;
  /** What was typed is still there. */
  readonly isKept: () => Promise<void>;
  /** Nothing of it needs the server, so it is done in spite of the trouble. */
  readonly needsNothing?: boolean;
  /** The step after it stands open. */
  readonly isDone: () => Promise<void>;
}

const signInSteps = (page: Page, question: string): readonly Step[] => {
  const phone = freshPhone();
  const sheet = page.getByRole('dialog', { name: question });
  const typed = { code: '' };
  return [
    {
      name: 'number',
      fill: async () => {
        await sheet.getByLabel('Mobile number').fill(phone);
        await sheet.getByLabel(/18 years or older/).check();
        await sheet.getByLabel(/I accept the/).check();
      },
      button: () => sheet.getByRole('button', { name: 'Send OTP' }),
      isKept: async () => {
        await expect(sheet.getByLabel('Mobile number')).toHaveValue(phone);
        await expect(sheet.getByLabel(/18 years or older/)).toBeChecked();
      },
      isDone: async () => expect(sheet.getByLabel('6-digit OTP')).toBeVisible(),
    },
    {
      name: 'code',
      fill: async () => {
        typed.code = await codeFor(page, phone);
        await sheet.getByLabel('6-digit OTP').fill(typed.code);
      },
      button: () => sheet.getByRole('button', { name: 'Verify and log in' }),
      isKept: async () => expect(sheet.getByLabel('6-digit OTP')).toHaveValue(typed.code),
      isDone: async () => expect(birthDialog(page)).toContainText(question),
    },
  ];
};

const birthStep = (page: Page, isDone: Step['isDone']): Step => {
  const dialog = birthDialog(page);
  return {
    name: 'birth',
    fill: async () => {
      await dialog.getByLabel('Date of birth').fill('1990-08-15');
      await dialog.getByLabel('Time of birth').fill('14:30');
      await dialog.getByRole('combobox', { name: 'Place of birth' }).fill('Nagpur');
      await dialog.getByRole('option', { name: 'Nagpur Maharashtra, India' }).click();
      await expect(dialog.getByRole('status').last()).toContainText(FIRMNESS);
    },
    button: () => dialog.getByRole('button', { name: 'Continue' }),
    isKept: async () => {
      await expect(dialog.getByLabel('Date of birth')).toHaveValue('1990-08-15');
      await expect(dialog.getByRole('combobox', { name: 'Place of birth' })).toHaveValue(/Nagpur/);
    },
    isDone,
  };
};

interface Trouble {
  readonly name: string;
  readonly begin: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Presses the button of each step while there is trouble, and again when it is over. */
const goThrough = async (
  page: Page,
  info: TestInfo,
  steps: readonly Step[],
  { name: trouble, begin, end }: Trouble,
): Promise<void> => {
  for (const { name, fill, button, isKept, isDone, needsNothing } of steps) {
    await test.step(`${trouble} at ${name}`, async () => {
      await fill();
      await begin();
      await button().click();
      if (needsNothing) {
        await isDone();
        await picture(page, info, `sheet-${trouble}-${name}`);
        return end();
      }
      await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible();
      await isKept();
      await picture(page, info, `sheet-${trouble}-${name}`);
      await end();
      await isKept();
      await button().click();
      await isDone();
    });
  }
};

const answered = (page: Page) => async (): Promise<void> =>
  expect(page.getByRole('article')).toContainText('Trend');

const wantFree = async (page: Page): Promise<void> => {
  await page.goto('/Question');
  await page.getByRole('button', { name: FREE }).first().click();
};

const freeSteps = (page: Page): readonly Step[] => [
  ...signInSteps(page, FREE),
  birthStep(page, answered(page)),
];

test('offline at each step: it says so, and goes on where it was', async ({
  page,
  context,
}, info) => {
  await wantFree(page);
  await goThrough(page, info, freeSteps(page), {
    name: 'offline',
    begin: async () => context.setOffline(true),
    end: async () => context.setOffline(false),
  });
});

/** The server refuses everything; returns how to begin and end that. */
const refusing = (page: Page, context: BrowserContext): Trouble => {
  const refused = { success: false, code: 'server.unavailable', message: 'Away.' };
  const refuse = async (route: Route): Promise<void> =>
    route.fulfill({ status: 503, json: refused });
  return {
    name: '503',
    begin: async () => void (await context.route(/\/(api\/|readyz)/, refuse)),
    end: async () => {
      await page.waitForTimeout(REFUSING_MS);
      await context.unroute(/\/(api\/|readyz)/, refuse);
    },
  };
};

test('503 at each step, to the price of a question: it says so, and goes on where it was', async ({
  page,
  context,
}, info) => {
  test.setTimeout(10 * MINUTE_MS);
  await page.goto('/Question');
  await page.getByRole('tab', { name: '₹199' }).click();
  await page.getByRole('button', { name: PAID }).click();
  const pay = page.getByRole('dialog').getByRole('button', { name: /^Pay/ });
  const steps = [
    ...signInSteps(page, PAID),
    { ...birthStep(page, async () => expect(pay).toBeVisible()), needsNothing: true },
    {
      name: 'pay',
      fill: async () => undefined,
      button: () => pay,
      isKept: async () => expect(pay).toBeEnabled(),
      isDone: async () => expect(page.locator('iframe').first()).toBeVisible(),
    },
  ];
  await goThrough(page, info, steps, refusing(page, context));
});

test.describe('the server is killed', () => {
  test.use({ baseURL: `http://localhost:${SHEET_PORT}` });
  const environment = serverEnvironment(SHEET_PORT, 'sheet');

  test('at each step: it says so, and goes on once the server is back', async ({ page }, info) => {
    test.setTimeout(10 * MINUTE_MS);
    const running = { server: await startServer(environment) };
    try {
      await wantFree(page);
      await goThrough(page, info, freeSteps(page), {
        name: 'restart',
        begin: async () => void (await stopServer(running.server, 'SIGKILL')),
        end: async () => {
          running.server = await startServer(environment);
        },
      });
    } finally {
      await stopServer(running.server, 'SIGTERM');
    }
  });
});

test('a second tab signs in and out meanwhile: the sheet goes on and back with it', async ({
  page,
  context,
}, info) => {
  await wantFree(page);
  const sheet = page.getByRole('dialog', { name: FREE });
  const phone = freshPhone();
  await sheet.getByLabel('Mobile number').fill(phone);
  const other = await context.newPage();
  await other.goto('/login');
  await logInHere(other, phone);
  await expect(birthDialog(page), 'signed in here too').toContainText(FREE);
  await picture(page, info, 'sheet-other-tab-signed-in');
  const step = birthStep(page, answered(page));
  await step.fill();
  await other.getByRole('button', { name: 'Logout' }).first().click();
  await expect(birthDialog(page), 'nobody’s birth stays when somebody signs out').toBeHidden();
  await expect(sheet.getByLabel('Mobile number')).toBeVisible();
  await picture(page, info, 'sheet-other-tab-signed-out');
  await logInHere(page, phone);
  await step.fill();
  await step.button().click();
  await step.isDone();
});

test('a second tab takes the free question meanwhile: the first is told the price', async ({
  page,
  context,
}, info) => {
  await wantFree(page);
  await logInHere(page);
  const step = birthStep(page, async () =>
    expect(page.getByRole('dialog', { name: 'Unlock this question' })).toContainText('₹99'),
  );
  await step.fill();
  const other = await context.newPage();
  await other.goto('/Question');
  await other.getByRole('button', { name: OTHER }).first().click();
  const there = birthStep(other, answered(other));
  await there.fill();
  await there.button().click();
  await there.isDone();
  await step.isKept();
  await step.button().click();
  await step.isDone();
  await picture(page, info, 'sheet-other-tab-took-it');
});
