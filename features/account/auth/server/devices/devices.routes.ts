import * as routes from '../../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import { CODE_SENT } from '../codes/send-code.service.ts';
import { changeNumber, sendNewNumberCode } from '../number/change-number.service.ts';
import {
  addPasskey,
  askForPasskey,
  offerPasskey,
  signInByPasskey,
} from '../passkeys/passkey.service.ts';
import { deletePasskey } from '../passkeys/passkey.store.ts';
import { keptDevice } from '../sessions/device-words.rules.ts';
import { endSessions, showSessions } from './own-sessions.service.ts';
import { composeSignInNews } from './sign-in-news.mails.ts';

const DONE = { success: true } as const;

/** Registers the list of sessions, passkeys, and the change of the number. */
export const registerDevices = (app: FastifyInstance, deps: Deps): void => {
  mount(app, routes.mySessions, async ({ session }) => showSessions(deps, session));
  mount(app, routes.endSession, async ({ session, body }) => ({
    ended: await endSessions(deps, session.userId, ({ id }) => id === body.id),
  }));
  mount(app, routes.endOtherSessions, async ({ session }) => ({
    ended: await endSessions(deps, session.userId, ({ id }) => id !== session.sessionId),
  }));
  mount(app, routes.passkeyToAdd, async ({ session }) => offerPasskey(deps, session));
  mount(app, routes.addPasskey, async ({ session, body, userAgent }) => {
    await addPasskey(deps, session, { made: body, device: keptDevice(userAgent) });
    return DONE;
  });
  mount(app, routes.removePasskey, async ({ session, body }) => {
    await deletePasskey(deps.db, session.userId, body.id);
    return DONE;
  });
  mount(app, routes.passkeyToSignIn, async () => askForPasskey(deps));
  mount(app, routes.signInWithPasskey, async ({ body, userAgent }) => ({
    token: await signInByPasskey(deps, body, keptDevice(userAgent)),
  }));
  mount(app, routes.sendNewNumberCode, async ({ session, body, address }) => ({
    message: CODE_SENT,
    ...(await sendNewNumberCode(deps, session, { ...body, address })),
  }));
  mount(app, routes.changeNumber, async ({ session, body }) => {
    await changeNumber(deps, session, body);
    return DONE;
  });
  composeSignInNews(deps);
};
