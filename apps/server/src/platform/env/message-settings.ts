import * as z from 'zod';
import type { SmsTemplate } from '../messages/sms.ts';

/** How SMS are sent; `outbox` stores them in the development inbox. */
export type SmsSettings =
  | { readonly provider: 'outbox' }
  | {
      readonly provider: 'msg91';
      readonly authKey: string;
      readonly templateIds: Readonly<Record<SmsTemplate, string>>;
    }
  | {
      readonly provider: 'twilio';
      readonly accountSid: string;
      readonly authToken: string;
      readonly from: string;
    };

/** How mails are sent; `smtp` takes a URL such as `smtps://user:password@mail.host`. */
export type MailSettings =
  | { readonly provider: 'outbox' }
  | { readonly provider: 'smtp'; readonly url: string; readonly from: string };

/** The environment variable that holds the id of each registered text. */
const TEMPLATE_VARIABLES = {
  otp: 'MSG91_OTP_TEMPLATE_ID',
  paid: 'MSG91_PAID_TEMPLATE_ID',
  refunded: 'MSG91_REFUNDED_TEMPLATE_ID',
  booked: 'MSG91_BOOKED_TEMPLATE_ID',
  moved: 'MSG91_MOVED_TEMPLATE_ID',
  cancelled: 'MSG91_CANCELLED_TEMPLATE_ID',
  unplaced: 'MSG91_UNPLACED_TEMPLATE_ID',
  reminder: 'MSG91_REMINDER_TEMPLATE_ID',
  news: 'MSG91_NEWS_TEMPLATE_ID',
  waiting: 'MSG91_WAITING_TEMPLATE_ID',
  signin: 'MSG91_SIGNIN_TEMPLATE_ID',
} as const satisfies Record<SmsTemplate, string>;

export const MESSAGE_VARIABLES = {
  SMS_PROVIDER: z.enum(['outbox', 'msg91', 'twilio']).default('outbox'),
  SMS_FALLBACK_PROVIDER: z.enum(['msg91', 'twilio']).optional(),
  MSG91_AUTH_KEY: z.string().optional(),
  MSG91_OTP_TEMPLATE_ID: z.string().optional(),
  MSG91_PAID_TEMPLATE_ID: z.string().optional(),
  MSG91_REFUNDED_TEMPLATE_ID: z.string().optional(),
  MSG91_BOOKED_TEMPLATE_ID: z.string().optional(),
  MSG91_MOVED_TEMPLATE_ID: z.string().optional(),
  MSG91_CANCELLED_TEMPLATE_ID: z.string().optional(),
  MSG91_UNPLACED_TEMPLATE_ID: z.string().optional(),
  MSG91_REMINDER_TEMPLATE_ID: z.string().optional(),
  MSG91_NEWS_TEMPLATE_ID: z.string().optional(),
  MSG91_WAITING_TEMPLATE_ID: z.string().optional(),
  MSG91_SIGNIN_TEMPLATE_ID: z.string().optional(),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
};
const variables = z.object(MESSAGE_VARIABLES);
type Variables = z.infer<typeof variables>;

const REQUIRED_VARIABLES = {
  outbox: [],
  msg91: ['MSG91_AUTH_KEY', ...Object.values(TEMPLATE_VARIABLES)],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
} as const satisfies Record<string, readonly (keyof Variables)[]>;

/** What the chosen SMS providers lack, one problem a line. */
export const smsProblems = (values: Variables): string[] =>
  (['SMS_PROVIDER', 'SMS_FALLBACK_PROVIDER'] as const).flatMap((role) => {
    const provider = values[role];
    const lacking = REQUIRED_VARIABLES[provider ?? 'outbox'].filter((name) => !values[name]);
    return lacking.map((name) => `${name}: is needed for ${role}=${provider}`);
  });

const templateIds = (values: Variables): Record<SmsTemplate, string> =>
  Object.fromEntries(
    Object.entries(TEMPLATE_VARIABLES).map(([template, name]) => [template, values[name] ?? '']),
  ) as Record<SmsTemplate, string>;

/** The settings of an SMS provider, once validated. */
export const smsSettings = (
  values: Variables,
  provider: SmsSettings['provider'] = values.SMS_PROVIDER,
): SmsSettings => {
  if (provider === 'msg91') {
    return {
      provider: 'msg91',
      authKey: values.MSG91_AUTH_KEY ?? '',
      templateIds: templateIds(values),
    };
  }
  if (provider === 'twilio') {
    return {
      provider: 'twilio',
      accountSid: values.TWILIO_ACCOUNT_SID ?? '',
      authToken: values.TWILIO_AUTH_TOKEN ?? '',
      from: values.TWILIO_FROM ?? '',
    };
  }
  return { provider: 'outbox' };
};

export const mailSettings = (values: Variables, from: string): MailSettings =>
  values.SMTP_URL === undefined
    ? { provider: 'outbox' }
    : { provider: 'smtp', url: values.SMTP_URL, from };
