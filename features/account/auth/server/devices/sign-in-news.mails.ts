import { dateInWords, indianDay } from '@dhruva/civil-time';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import type { MailText } from '@dhruva/server/platform/messages/letter.rules.ts';
import type { Composed } from '@dhruva/server/platform/messages/outbox.ts';
import { COUNTRY_CODE } from '@dhruva/kernel/limits';
import { readerOf } from '@dhruva/account/profile/server';
import { deviceNames } from '../sessions/device-words.rules.ts';
import { sessionsOf } from '../sessions/session.store.ts';
import { NEW_DEVICE, NUMBER_CHANGED, PASSKEY_ADDED } from '../sessions/sign-in-news.ts';
import {
  newDeviceWords,
  numberChangedWords,
  passkeyAddedWords,
} from './sign-in-news-words.rules.ts';

/** News about signing in: by mail where there is an address, else by SMS to the contact number. */
const toOwner = async (
  deps: Deps,
  db: Db,
  userId: string,
  mail: MailText,
): Promise<Composed | undefined> => {
  const reader = await readerOf(deps, db, userId);
  if (reader === undefined) return undefined;
  if (reader.email !== '') return { mail: { to: reader.email, ...mail } };
  if (reader.phone === '') return undefined;
  const vars = { link: `${deps.env.publicUrl}/profile` };
  return { sms: { to: `${COUNTRY_CODE}${reader.phone}`, template: 'signin', vars } };
};

/** Where a session is, in words; nothing is said of one that ended meanwhile or is of an unknown browser. */
const placeOf = async (db: Db, userId: string, sessionId: string | undefined): Promise<string> => {
  const session = (await sessionsOf(db, userId)).find(({ id }) => id === sessionId);
  if (session === undefined) return '';
  const names = deviceNames(session.device);
  const day = dateInWords(indianDay(new Date(session.createdAt)));
  return names === null ? `, ${day}` : `: ${names.browser} on ${names.system}, ${day}`;
};

/** Registers the mails and SMS about new devices, new passkeys and a changed number. */
export const composeSignInNews = (deps: Deps): void => {
  const { env, outbox } = deps;
  const { supportEmail } = env;
  const link = `${env.publicUrl}/profile`;
  outbox.compose(NEW_DEVICE, async ({ userId, subjectId }, db) =>
    toOwner(
      deps,
      db,
      userId,
      newDeviceWords({ place: await placeOf(db, userId, subjectId), link, supportEmail }),
    ),
  );
  outbox.compose(PASSKEY_ADDED, async ({ userId }, db) =>
    toOwner(deps, db, userId, passkeyAddedWords({ link, supportEmail })),
  );
  outbox.compose(NUMBER_CHANGED, async ({ userId }, db) =>
    toOwner(deps, db, userId, numberChangedWords({ supportEmail })),
  );
};
