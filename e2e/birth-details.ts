import { questionById } from '@dhruva/asking/questions/contract/catalogue';
import type { CheckBirthReply } from '@dhruva/asking/questions/contract/schemas';
import { expect, type Locator, type Page } from '@playwright/test';
import { postServer } from './sessions.ts';

/** A person other than the visitor, as typed into the birth-details dialog. */
export interface Other {
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:MM; undefined: not known. */
  readonly time?: string;
  readonly place: string;
  /** The list entry to choose; undefined: keep the typed text. */
  readonly choose?: string | RegExp;
}

/** How firm an answer would be, however firm it is: which of the three depends on the day. */
export const FIRMNESS = /^(Firm|Fairly firm|A hint): it .*(you were born|time of birth is off)/;

/** Clicks a question in the lists; returns the dialog that asks for birth details. */
export const ask = async (page: Page, question: string): Promise<Locator> => {
  // The first choices above the lists may show the same question.
  await page.getByRole('tabpanel').getByRole('button', { name: question }).click();
  const dialog = page.getByRole('dialog', { name: 'Birth details' });
  await expect(dialog).toBeVisible();
  return dialog;
};

/** Fills in the dialog for another person, with their consent. */
export const fillOther = async (dialog: Locator, other: Other): Promise<void> => {
  await dialog.getByRole('radio', { name: 'Someone else' }).check();
  await dialog.getByLabel('Date of birth').fill(other.date);
  if (other.time === undefined) await dialog.getByLabel("I don't know the exact time").check();
  else await dialog.getByLabel('Time of birth').fill(other.time);
  const place = dialog.getByRole('combobox', { name: 'Place of birth' });
  await place.fill(other.place);
  if (other.choose === undefined) await place.press('Tab');
  else await dialog.getByRole('option', { name: other.choose }).first().click();
  await dialog.getByLabel(/agrees to my using/).check();
};

/** Submits the dialog. */
export const send = async (dialog: Locator): Promise<void> =>
  dialog.getByRole('button', { name: 'Continue' }).click();

/** Submits the dialog of the free question, and waits until the fading notice about it has gone. */
export const sendFree = async (page: Page, dialog: Locator): Promise<void> => {
  await send(dialog);
  const notice = page.locator('[data-sonner-toast]', { hasText: 'Free question unlocked!' });
  await expect(notice).toBeVisible();
  // A pointer over the notice would keep it shown.
  await page.mouse.move(0, 0);
  await expect(notice).toHaveCount(0);
};

/** A question whose answer holds today for most of the day of a birth without its time: only such are given. */
export const heldWithoutTime = async (
  page: Page,
  { date, place }: Pick<Other, 'date' | 'place'>,
): Promise<string> => {
  const questionId = 'suitable-work' as const;
  const userDetails = {
    questionFor: 'other',
    otherAgrees: true,
    gender: 'female',
    dob: date,
    timeOfBirth: '',
    timeUnknown: true,
    placeOfBirth: place,
  };
  const reply = await postServer(page, '/api/engine/check-birth', { questionId, userDetails });
  const { firmness } = reply as CheckBirthReply;
  const [held] = firmness?.level === null ? firmness.holding : [questionId];
  if (held === undefined) throw new Error(`No question holds for ${date} without a time`);
  return questionById(held).text;
};
