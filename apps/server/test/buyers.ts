import { updateProfile } from '@dhruva/account/profile/contract/routes';
import { call, logIn } from './calling.ts';
import type { TestApp } from './test-app.ts';
import { SECRETS } from './purchase-fixtures.ts';
import { inIndia } from './in-india.ts';

const BIRTH = { dob: '1990-08-15', timeOfBirth: '14:30', placeOfBirth: 'Pune, Maharashtra, India' };

/** Creates a test file's buyers with complete profiles, and sets the clock to a time in India. */
export const buyers = (server: TestApp, firstPhone: number) => {
  const phones = { last: firstPhone };
  return {
    /** Logs a new buyer in. `profile`: changes of the default profile; null for an empty one. */
    newBuyer: async (profile: object | null = {}): Promise<string> => {
      phones.last += 1;
      const token = await logIn(server, String(phones.last));
      const { name, email } = SECRETS;
      const body = { name, email, ...BIRTH, ...profile };
      if (profile !== null) await call(server.app, updateProfile, { token, body });
      return token;
    },
    /** Sets the clock to this time in India: "2026-11-23 14:00:00". */
    setClock: async (india: string): Promise<void> =>
      server.clock.set(inIndia(india).getTime() - Date.now()),
  };
};
