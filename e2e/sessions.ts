import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Appointment } from '@dhruva/contract/appointments/schemas';
import type { Availability } from '@dhruva/contract/therapists/schemas';
import { askServer, bought } from './paying.ts';

export const BOOKED = 'Your appointment has been booked successfully!';

export const FORM = {
  pseudoName: 'Bluebird',
  supportFor: 'self',
  language: 'Hindi',
  mobile: '9876501234',
  address: '7 Lake Road, Nagpur',
  services: [],
};

export interface Slot {
  readonly therapistId: string;
  /** YYYY-MM-DD in India. */
  readonly date: string;
  readonly slot: string;
}

const DAY_MS = 86_400_000;
const dayIn = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * DAY_MS);

/** A free slot of a therapist by chance, as journeys run at once, and later than those others look at. */
export const freeSlot = async (page: Page, therapistId: string, minutes = 45): Promise<Slot> => {
  const query = { from: dayIn(36), days: '50', minutes: String(minutes) };
  const path = `/api/therapists/${therapistId}/availability?${new URLSearchParams(query).toString()}`;
  const { days } = (await (await page.request.get(path)).json()) as Availability;
  const open = days.flatMap(({ date, slots }) =>
    slots.filter(({ state }) => state === 'open').map(({ slot }) => ({ therapistId, date, slot })),
  );
  const chosen = open[Math.floor(Math.random() * open.length)];
  if (!chosen) throw new Error(`Therapist ${therapistId} has no free slot`);
  return chosen;
};

/** Posts to our server with the session of the page. */
export const postServer = async (page: Page, path: string, data: object): Promise<unknown> => {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.post(path, { data, headers });
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply.json();
};

/** The own sessions, as the server tells them. */
export const mySessions = async (page: Page): Promise<readonly Appointment[]> =>
  (await askServer(page, '/api/appointments/mine')) as readonly Appointment[];

const newest = async (page: Page): Promise<Appointment> => {
  const [first] = await mySessions(page);
  if (!first) throw new Error('No session was booked');
  return first;
};

/** Buys a session without a screen. */
export const boughtSession = async (page: Page, therapistId: '1' | '2' = '2') => {
  const slot = await freeSlot(page, therapistId);
  const amount = therapistId === '1' ? 2_000 : 1_500;
  await bought(page, amount, { kind: 'therapy', ...slot, form: FORM });
  return newest(page);
};

/** Buys a pack of six without a screen; gives its purchase. */
export const boughtPack = async (page: Page): Promise<string> =>
  (await bought(page, 8_100, { kind: 'plan', planId: 'pack-6' })).orderId;

/** Buys a pack and books a session of it without a screen. */
export const creditSession = async (page: Page, therapistId = '3'): Promise<Appointment> => {
  const planOrderId = await boughtPack(page);
  const slot = await freeSlot(page, therapistId);
  await postServer(page, '/api/appointments/book', { ...slot, planOrderId, form: FORM });
  return newest(page);
};

/** My Bookings, with the sessions on top. */
export const openSessions = async (page: Page): Promise<Locator> => {
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Bookings' }).click();
  const sessions = page.getByRole('region', { name: 'Your sessions', exact: true });
  await expect(sessions).toBeVisible();
  return sessions;
};

/** Chooses a day of the month after next by chance and its first free time; gives the time as it is shown. */
export const chooseAnyTime = async (dialog: Locator): Promise<string> => {
  await expect(dialog.getByRole('grid')).toBeVisible();
  for (let month = 0; month < 2; month += 1)
    await dialog.getByRole('button', { name: 'Go to the Next Month' }).click();
  const days = dialog.getByRole('gridcell').getByRole('button', { disabled: false });
  await days.nth(Math.floor(Math.random() * (await days.count()))).click();
  const free = dialog.locator('input[type=radio]:enabled');
  await expect(free.first()).toBeVisible();
  await free.first().check();
  return dialog.locator('label:has(input[type=radio]:checked)').innerText();
};

/** Presses Add to calendar and gives what the file holds. */
export const calendarFile = async (page: Page, within: Locator): Promise<string> => {
  const download = page.waitForEvent('download');
  await within.getByRole('button', { name: /^Add to calendar/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^session-S-[\dA-F]{8}\.ics$/);
  return readFile(await file.path(), 'utf8');
};
