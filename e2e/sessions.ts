import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Appointment } from '@dhruva/care/appointments/contract/schemas';
import type { Availability } from '@dhruva/care/therapists/contract/schemas';
import { claimDay } from './claimed-days.ts';
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

const LETTERS: Record<string, string> = { 1: 'A', 2: 'B', 3: 'C', 4: 'D', 5: 'E', 6: 'F' };

/** A free slot of a therapist, on a day that no other journey uses. */
const freeSlot = async (page: Page, therapistId: string): Promise<Slot> => {
  const date = claimDay(LETTERS[therapistId] ?? '');
  const query = { from: date, days: '1', minutes: '45' };
  const path = `/api/therapists/${therapistId}/availability?${new URLSearchParams(query).toString()}`;
  const { days } = (await (await page.request.get(path)).json()) as Availability;
  const open = days[0]?.slots.find(({ state }) => state === 'open');
  if (!open) throw new Error(`Therapist ${therapistId} has no free slot on ${date}`);
  return { therapistId, date, slot: open.slot };
};

/** Posts to our API with the page's session. */
export const postServer = async (page: Page, path: string, data: object): Promise<unknown> => {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.post(path, { data, headers });
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply.json();
};

/** The user's sessions, from the API. */
export const mySessions = async (page: Page): Promise<readonly Appointment[]> =>
  (await askServer(page, '/api/appointments/mine')) as readonly Appointment[];

const newest = async (page: Page): Promise<Appointment> => {
  const [first] = await mySessions(page);
  if (!first) throw new Error('No session was booked');
  return first;
};

/** Buys a session by API calls. */
export const boughtSession = async (page: Page, therapistId: '1' | '2' = '2') => {
  const slot = await freeSlot(page, therapistId);
  const amount = therapistId === '1' ? 2_000 : 1_500;
  await bought(page, amount, { kind: 'therapy', ...slot, form: FORM });
  return newest(page);
};

/** Buys a pack of six sessions by API calls; returns its order id. */
export const boughtPack = async (page: Page): Promise<string> =>
  (await bought(page, 8_100, { kind: 'plan', planId: 'pack-6' })).orderId;

/** Buys a pack and books one of its sessions by API calls. */
export const creditSession = async (page: Page, therapistId = '3'): Promise<Appointment> => {
  const planOrderId = await boughtPack(page);
  const slot = await freeSlot(page, therapistId);
  await postServer(page, '/api/appointments/book', { ...slot, planOrderId, form: FORM });
  return newest(page);
};

/** Opens My Bookings, with the sessions on top. */
export const openSessions = async (page: Page): Promise<Locator> => {
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'My Bookings' }).click();
  const sessions = page.getByRole('region', { name: 'Your sessions', exact: true });
  await expect(sessions).toBeVisible();
  return sessions;
};

/** Presses Add to calendar and returns the file's content. */
export const calendarFile = async (page: Page, within: Locator): Promise<string> => {
  const download = page.waitForEvent('download');
  await within.getByRole('button', { name: /^Add to calendar/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^session-S-[\dA-F]{8}\.ics$/);
  return readFile(await file.path(), 'utf8');
};
