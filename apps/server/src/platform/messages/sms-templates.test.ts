import { expect, it } from 'vitest';
import { SMS_TEXTS, smsText } from './sms-templates.ts';
import type { SmsTemplate } from './sms.ts';

const VARS = {
  code: '123456',
  domain: 'www.dhruva-example.in',
  amount: '1,12,750.50',
  link: 'https://www.dhruva-example.in/profile#S-1B2C3D4E',
  reference: 'S-1B2C3D4E',
  when: 'Wed 23 Dec, 12:00 PM IST',
};

it.each(Object.keys(SMS_TEXTS) as SmsTemplate[])('%s fits one SMS of plain letters', (template) => {
  const text = smsText({ template, vars: VARS });
  expect(text.length).toBeLessThanOrEqual(140);
  expect(text).toMatch(/^[\n\x20-\x7e]+$/);
});
