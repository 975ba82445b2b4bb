import type { SignedInDevice } from '../../contract/signed-in-schemas.ts';
import { INDIA } from '@dhruva/kernel/india';
import { m } from '@dhruva/web/paraglide/messages.js';

/** The name of a device: “Chrome on Android”, or that it is not known. */
export const deviceInWords = (device: SignedInDevice['device']): string =>
  device === null ? m.devices_unknown() : m.devices_named(device);

const MOMENT = new Intl.DateTimeFormat('en-IN', {
  timeZone: INDIA,
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

/** An ISO instant as day and time in India. */
export const dayAndTimeInIndia = (instant: string): string => MOMENT.format(new Date(instant));
