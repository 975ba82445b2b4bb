/** Printed pages: the print styles as computed, and a PDF to look at among the screenshots. */
import type { Page, TestInfo } from '@playwright/test';
import { NAGPUR_1990, signedIn } from './account.ts';
import { ask, send } from './birth-details.ts';
import { expect, test } from './journey.ts';
import { payFor } from './paying.ts';

interface Paper {
  /** All visible text, including CSS content before and after a sheet. */
  readonly text: string;
  readonly colours: readonly string[];
  readonly buttons: number;
  /** Drawings that lie over or under the text. */
  readonly decorations: number;
}

/** What would be printed of the page now. Runs in the page. */
const READ = `(() => {
  const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const sheet = shown.find((element) => element.matches('.sheet'));
  const added = (side) => sheet ? getComputedStyle(sheet, side).content.replaceAll('"', '') : '';
  return {
    text: [added('::before'), document.body.innerText, added('::after')].join('\\n'),
    colours: [...new Set(shown.map((element) => getComputedStyle(element).color))],
    buttons: shown.filter((element) => element.matches('.sheet button, header button, footer button')).length,
    decorations: shown.filter((element) => element.matches('.sheet svg') && getComputedStyle(element).position === 'absolute').length,
  };
})()`;

const NOT_ON_PAPER = /All rights reserved|Psychological Counselling|Skip to content/;

const onPaper = async (page: Page, info: TestInfo, name: string): Promise<Paper> => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const paper = (await page.evaluate(READ)) as Paper;
  await page.pdf({ path: `pictures/${info.project.name}-${name}.pdf`, format: 'A4' });
  await page.emulateMedia({ media: null, colorScheme: null });
  expect(paper.colours, name).toEqual(['rgb(0, 0, 0)']);
  expect(paper.text).not.toMatch(NOT_ON_PAPER);
  expect([paper.buttons, paper.decorations], name).toEqual([0, 0]);
  return paper;
};

const INCOME = 'When is my income likely to grow?';
const HABITS = 'Which money habits should I watch?';

const answered = async (page: Page): Promise<void> => {
  await expect(page.getByRole('article')).toBeVisible();
};

/** Counts how often the browser's print dialog was asked for, and keeps it closed. */
const COUNT_PRINTS = `window.printed = 0; window.print = () => { window.printed += 1; }`;

test('an answer and a receipt: alone, black on white, with birth details, date and caveat', async ({
  page,
}, info) => {
  await page.addInitScript(COUNT_PRINTS);
  await signedIn(page, NAGPUR_1990);
  await page.goto('/Question');
  await send(await ask(page, INCOME));
  await answered(page);
  const { text } = await onPaper(page, info, 'print-answer');
  expect(text.startsWith(INCOME)).toBe(true);
  const folded = 'What speaks for it';
  for (const part of [
    '15 August 1990, 2:30 PM',
    'Nagpur, Maharashtra, India',
    'As seen on',
    folded,
  ])
    expect(text).toContain(part);
  expect(text).toContain('not a guarantee');
  expect(text).toMatch(/printed on \d+ \w+ 20\d\d$/);
  for (const other of [HABITS, 'free question used', 'Refer friends'])
    expect(text).not.toContain(other);

  await page.goto('/Question');
  await send(await ask(page, HABITS));
  const pay = page.getByRole('dialog', { name: 'Unlock this question' });
  await payFor(page, pay.getByRole('button', { name: /^Pay ₹/ }));
  await page.getByRole('button', { name: 'Click to Get Answer' }).click();
  await answered(page);

  const habits = await onPaper(page, info, 'print-paid-answer');
  expect(habits.text.startsWith(HABITS)).toBe(true);
  expect(habits.text.match(/As seen on/g)).toHaveLength(1);
  expect(habits.text).not.toContain(INCOME);
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  expect(await page.evaluate('window.printed')).toBe(1);

  await page.getByRole('link', { name: 'Receipt' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('₹99');
  const receipt = await onPaper(page, info, 'print-receipt');
  expect(receipt.text).toMatch(/Issued on \d+ \w+ 20\d\d/);
});

test('a topic: the text alone, with its title, help numbers, date and caveat', async ({
  page,
}, info) => {
  await page.goto('/free-therapy');
  const dialog = page.getByRole('dialog', { name: 'Anxiety', exact: true });
  const topic = page.getByRole('main').getByRole('button', { name: 'Anxiety', exact: true });
  await expect(async () => {
    if (!(await dialog.isVisible())) await topic.click({ timeout: 2_000 });
    await expect(dialog.getByRole('article')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const { text } = await onPaper(page, info, 'print-topic');
  expect(text.startsWith('Anxiety')).toBe(true);
  for (const part of ['What you can try', 'Tele-MANAS 14416', 'It is not a diagnosis'])
    expect(text).toContain(part);
  expect(text).toMatch(/printed on \d+ \w+ 20\d\d$/);
  for (const other of ['Free therapy tips', 'Social Anxiety', 'Book a therapy session'])
    expect(text).not.toContain(other);
});

test('the questions are printed with their answers, though closed on the screen', async ({
  page,
}, info) => {
  await page.goto('/faq');
  const { text } = await onPaper(page, info, 'print-faq');
  for (const part of ['What does this platform offer?', 'You were charged twice', 'Tele-MANAS'])
    expect(text).toContain(part);
});
