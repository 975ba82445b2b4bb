import { MINUTE_MS } from '@dhruva/kernel/durations';
import {
  deleteAccount,
  exportData,
  previewDeletion,
  sendPrivacyCode,
} from '../../contract/routes.ts';
import { call, codeFor } from '@dhruva/server/test/calling.ts';
import type { TestApp } from '@dhruva/server/test/test-app.ts';
import { inIndia } from '@dhruva/server/test/in-india.ts';

/** Downloading and deleting one's data, as the profile page does. */
export const ownData = (server: TestApp) => {
  const { app, sms } = server;
  const passed = { minutes: 0 };
  return {
    /** Eleven minutes on from the noon of 21 November 2026 in India: codes may be sent again. */
    later: async (): Promise<void> => {
      passed.minutes += 11;
      const at = inIndia('2026-11-21 12:00').getTime() + passed.minutes * MINUTE_MS;
      await server.clock.set(at - Date.now());
    },
    userOf: async (token: string): Promise<string> => (await app.authenticate(token))?.userId ?? '',
    /** The proof of the number, by a fresh code. */
    prove: async (token: string, phone: string) => {
      const { reply } = await call(app, sendPrivacyCode, { token, body: { phone } });
      return { phone, otp: codeFor(sms, phone), challengeId: reply.challengeId };
    },
    /** The reply as it came: a file is no JSON. */
    download: async (token: string, proof: object) =>
      app.inject({
        method: exportData.method,
        url: exportData.path,
        headers: { authorization: `Bearer ${token}` },
        payload: proof,
      }),
    preview: async (token: string) => (await call(app, previewDeletion, { token })).reply,
    remove: (token: string, body: object) => call(app, deleteAccount, { token, body }),
  };
};
