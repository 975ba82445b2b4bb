import * as z from 'zod';
import type { SmsTemplate } from '../platform/messages/sms.ts';

/** Where SMS go; `outbox` hands them to the development inbox. */
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

/** Where mails go; `smtp` takes a URL such as `smtps://user:password@mail.host`. */
export type MailSettings =
  | { readonly provider: 'outbox' }
  | { readonly provider: 'smtp'; readonly url: string; readonly from: string };

export const MESSAGE_VARIABLES = {
  SMS_PROVIDER: z.enum(['outbox', 'msg91', 'twilio']).default('outbox'),
  MSG91_AUTH_KEY: z.string().optional(),
  MSG91_OTP_TEMPLATE_ID: z.string().optional(),
  MSG91_PAID_TEMPLATE_ID: z.string().optional(),
  MSG91_REFUNDED_TEMPLATE_ID: z.string().optional(),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
};
const variables = z.object(MESSAGE_VARIABLES);
type Variables = z.infer<typeof variables>;

const NEEDED = {
  outbox: [],
  msg91: [
    'MSG91_AUTH_KEY',
    'MSG91_OTP_TEMPLATE_ID',
    'MSG91_PAID_TEMPLATE_ID',
    'MSG91_REFUNDED_TEMPLATE_ID',
  ],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
} as const satisfies Record<string, readonly (keyof Variables)[]>;

/** What is missing for the SMS provider chosen, a line each. */
export const smsProblems = (values: Variables): string[] =>
  NEEDED[values.SMS_PROVIDER]
    .filter((name) => !values[name])
    .map((name) => `${name}: is needed for SMS_PROVIDER=${values.SMS_PROVIDER}`);

/** The SMS provider with its settings, once nothing is missing. */
export const smsSettings = (values: Variables): SmsSettings => {
  if (values.SMS_PROVIDER === 'msg91') {
    return {
      provider: 'msg91',
      authKey: values.MSG91_AUTH_KEY ?? '',
      templateIds: {
        otp: values.MSG91_OTP_TEMPLATE_ID ?? '',
        paid: values.MSG91_PAID_TEMPLATE_ID ?? '',
        refunded: values.MSG91_REFUNDED_TEMPLATE_ID ?? '',
      },
    };
  }
  if (values.SMS_PROVIDER === 'twilio') {
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
