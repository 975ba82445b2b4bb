import type { Sms, SmsTemplate } from './sms.ts';

/**
 * The texts as registered with the operators (DLT: a commercial SMS in India must equal its registered text).
 * `##name##` is MSG91's notation of a variable; its flows contain the same texts. The last line of `otp` lets
 * browsers fill in the code (WICG, origin-bound one-time codes). At most 140 characters each.
 */
export const SMS_TEXTS: Readonly<Record<SmsTemplate, string>> = {
  otp: '##code## is your Dhruva code, valid for 5 minutes. Do not share it.\n\n@##domain## ###code##',
  paid: 'Dhruva: we have received Rs ##amount##. Thank you. See My Bookings: ##link##',
  refunded:
    'Dhruva: Rs ##amount## is on its way back to you, usually within 7 working days. See ##link##',
  booked: 'Dhruva: your appointment ##reference## is booked for ##when##. Details: ##link##',
  moved: 'Dhruva: your appointment ##reference## is now on ##when##. Details: ##link##',
  cancelled: 'Dhruva: your appointment ##reference## of ##when## is cancelled. Details: ##link##',
  unplaced: 'Dhruva: please choose a new time for your appointment ##reference##: ##link##',
  reminder: 'Dhruva: your appointment ##reference## is on ##when##. Join here: ##link##',
  news: 'Dhruva: your booking has news. See My Bookings: ##link##',
  waiting: 'Dhruva: your booking waits for something from you. See My Bookings: ##link##',
  signin:
    'Dhruva: there is a new way into your account. Was it not you? See your devices: ##link##',
};

/** The text of an SMS; throws when a variable of its template is missing. */
export const smsText = ({ template, vars }: Pick<Sms, 'template' | 'vars'>): string =>
  SMS_TEXTS[template].replaceAll(/##(\w+)##/g, (_, name: string) => {
    const value = vars[name];
    if (value === undefined) throw new Error(`SMS ${template} needs ${name}`);
    return value;
  });
