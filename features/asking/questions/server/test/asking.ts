import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import { getPrediction, myPredictions } from '../../contract/routes.ts';
import { updateProfile } from '@dhruva/account/profile/contract/routes';
import { PUNE_1990 } from '@dhruva/server/test/births.ts';
import { call, logIn } from '@dhruva/server/test/calling.ts';
import type { TestApp } from '@dhruva/server/test/test-app.ts';

/** Creates users of one test file who claim, ask and list. `firstPhone`: their phone numbers count up from it. */
export const askers = (server: TestApp, firstPhone: number) => {
  const { app } = server;
  const phones = { last: firstPhone };
  /** Logs the newest user in again. */
  const logInAgain = async (): Promise<string> => logIn(server, String(phones.last));
  const newUser = async (): Promise<string> => {
    phones.last += 1;
    return logInAgain();
  };
  const claim = async (token: string): Promise<void> => {
    await call(app, updateProfile, { token, body: { hasUsedFreeQuestion: true } });
  };
  return {
    newUser,
    logInAgain,
    claim,
    newUserWithClaim: async (): Promise<string> => {
      const token = await newUser();
      await claim(token);
      return token;
    },
    ask: (token: string, questionText: string, change: Partial<UserDetails> = {}) =>
      call(app, getPrediction, {
        token,
        body: { questionText, userDetails: { ...PUNE_1990, ...change } },
      }),
    history: async (token: string) => (await call(app, myPredictions, { token })).reply,
  };
};
