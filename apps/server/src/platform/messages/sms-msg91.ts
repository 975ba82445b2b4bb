import { isTransientStatus, post } from './post.ts';
import type { SmsSender, SmsTemplate } from './sms.ts';

const FLOW_URL = 'https://control.msg91.com/api/v5/flow';

/**
 * Sends SMS by MSG91's Flow API v5. Rejections come with HTTP 200, too: only `type: "success"` counts, and
 * its `message` is the request id. Numbers are sent without the plus sign.
 */
export const createMsg91 = (
  { authKey, templateIds }: { authKey: string; templateIds: Record<SmsTemplate, string> },
  flowUrl = FLOW_URL,
): SmsSender => ({
  name: 'msg91',
  send: async ({ to, template, vars }) => {
    const reply = await post(flowUrl, {
      headers: { authkey: authKey, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        template_id: templateIds[template],
        short_url: '0',
        recipients: [{ mobiles: to.slice(1), ...vars }],
      }),
    });
    if ('ok' in reply) return reply;
    const { type, message, code } = reply.json ?? {};
    if (type === 'success') return { ok: true, providerId: String(message) };
    return {
      ok: false,
      retryable: isTransientStatus(reply.status),
      code: `msg91-${typeof code === 'string' || typeof code === 'number' ? code : reply.status}`,
    };
  },
});
