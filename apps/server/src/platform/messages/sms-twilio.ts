import { isTransientStatus, post } from './post.ts';
import { smsText } from './sms-templates.ts';
import type { SmsSender } from './sms.ts';

const API_URL = 'https://api.twilio.com';

export interface TwilioSettings {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in E.164, or the id (MG…) of a messaging service. */
  readonly from: string;
}

/** Sends SMS by Twilio Programmable Messaging (Messages resource of the 2010-04-01 API). */
export const createTwilio = (
  { accountSid, authToken, from }: TwilioSettings,
  apiUrl = API_URL,
): SmsSender => ({
  name: 'twilio',
  send: async (sms) => {
    const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
    const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
    const reply = await post(`${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
      headers: {
        authorization: `Basic ${credentials}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ To: sms.to, [sender]: from, Body: smsText(sms) }).toString(),
    });
    if ('ok' in reply) return reply;
    const { sid, code } = reply.json ?? {};
    if (reply.status === 201 && typeof sid === 'string') return { ok: true, providerId: sid };
    return {
      ok: false,
      retryable: isTransientStatus(reply.status),
      code: `twilio-${typeof code === 'number' ? code : reply.status}`,
    };
  },
});
