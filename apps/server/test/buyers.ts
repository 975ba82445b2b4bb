import { updateProfile } from '@dhruva/account/profile/contract/routes';
import { call, logIn } from './calling.ts';
import type { TestApp } from './test-app.ts';
import { SECRETS } from './purchase-fixtures.ts';
import { inIndia } from './in-india.ts';

const BIRTH = { dob: '1990-08-15', timeOfBirth: '14:30', placeOfBirth: 'Pune, Maharashtra, India' };

/** Buyers of one test file with whole profiles, at a clock that can be set to a time in India. */
export const buyers = (server: TestApp, firstPhone: number) => {
  const phones = { last: firstPhone };
  return {
    /** Logs a new one in. `profile`: what is kept of them; nothing at all when null. */
    newBuyer: async (profile: object | null = {}): Promise<string> => {
      phones.last += 1;
      const token = await logIn(server, String(phones.last));
      const { name, email } = SECRETS;
      const body = { name, email, ...BIRTH, ...profile };
      if (profile !== null) await call(server.app, updateProfile, { token, body });
      return token;
    },
    /** Makes it this time in India: "2026-11-23 14:00:00". */
    setClock: async (india: string): Promise<void> =>
      server.clock.set(inIndia(india).getTime() - Date.now()),
  };
};
