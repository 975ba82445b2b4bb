import { DAY_SECONDS } from '@dhruva/kernel/durations';
import type { BodyOf, ReplyOf } from '@dhruva/kernel/route';
import type {
  addPasskey as addRoute,
  passkeyToAdd,
  passkeyToSignIn,
  signInWithPasskey,
} from '../../contract/routes.ts';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import { inTransaction, readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { Session } from '@dhruva/server/platform/http/session.ts';
import { enforceLimit } from '@dhruva/server/platform/rate-limit.ts';
import { loadProfile } from '@dhruva/account/profile/server';
import { freshness } from '../sessions/freshness.service.ts';
import { openSession } from '../sessions/open-session.service.ts';
import { PASSKEY_ADDED, tellOwner } from '../sessions/sign-in-news.ts';
import { checkToken, makeToken, spendToken } from '../one-time-tokens/one-time-token.service.ts';
import {
  TOKEN_LIFE_MS,
  type TokenParts,
  type TokenUse,
} from '../one-time-tokens/one-time-token.rules.ts';
import * as store from './passkey.store.ts';

export type PasskeyDeps = Pick<Deps, 'db' | 'env' | 'hash' | 'log' | 'outbox' | 'userKeys'>;

const BRAND = 'Dhruva';
/** Sign-ins a day by the passkeys of one account: each stores a session and may be told to the owner. */
const SIGN_INS = { scope: 'passkey-sign-in', limit: 60, windowSeconds: DAY_SECONDS };
/** COSE: ES256 and RS256, which every authenticator knows; what else it might choose makes keys of over 1 KB. */
const ALGORITHMS = [-7, -257];
const LAST_DIGITS = -4;

/** Loaded at the first use: few sign-ins are by passkey. */
const webAuthn = async () => import('@simplewebauthn/server');

const siteOf = ({ env }: Pick<Deps, 'env'>) => {
  const { hostname, origin } = new URL(env.publicUrl);
  return { rpID: hostname, expectedOrigin: origin, expectedRPID: hostname };
};

/** What a passkey manager shows beside the site's name: the name, else the end of the number. */
const labelOf = async (deps: PasskeyDeps, userId: string): Promise<string> => {
  const profile = await loadProfile(deps.db, await signedInKey(deps, deps.db, userId));
  return profile?.name || `••• ${profile?.phone.slice(LAST_DIGITS) ?? ''}`.trim();
};

const needFresh = async (deps: PasskeyDeps, session: Session): Promise<Date> => {
  const now = await readNow(deps.db);
  if (!(await freshness(deps.db, session, now)).isFresh)
    throw new AppError('auth.fresh-sign-in-needed');
  return now;
};

/** Options for the browser to make a passkey from, soon after signing in. */
export const offerPasskey = async (
  deps: PasskeyDeps,
  session: Session,
): Promise<ReplyOf<typeof passkeyToAdd>> => {
  const now = await needFresh(deps, session);
  const { userId } = session;
  const { generateRegistrationOptions } = await webAuthn();
  const name = await labelOf(deps, userId);
  const existing = await store.passkeysOf(deps.db, userId);
  const options = await generateRegistrationOptions({
    rpName: BRAND,
    rpID: siteOf(deps).rpID,
    userName: name,
    userDisplayName: name,
    userID: new TextEncoder().encode(userId),
    challenge: makeToken(deps, { use: 'passkey-add', owner: userId, bits: 0 }, now),
    timeout: TOKEN_LIFE_MS,
    excludeCredentials: existing.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return options as ReplyOf<typeof passkeyToAdd>;
};

/** Checks a challenge that comes back from a browser: its parts when it was made here for this use. */
const challengeCheck = (
  deps: PasskeyDeps,
  { use, owner }: { readonly use: TokenUse; readonly owner: string },
  now: Date,
) => {
  const found: { parts?: TokenParts } = {};
  const isExpected = (challenge: string): boolean => {
    const token = Buffer.from(challenge, 'base64url').toString();
    const parts = checkToken(deps, token, { use, owner }, now);
    if (parts !== undefined) found.parts = parts;
    return parts !== undefined;
  };
  return { found, isExpected };
};

/** A passkey that cannot be verified is refused without saying why; the log has the reason. */
const orRefuse = async <T>(deps: PasskeyDeps, verifying: () => Promise<T>): Promise<T> => {
  try {
    return await verifying();
  } catch (error) {
    deps.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'passkey refused');
    throw new AppError('auth.passkey-refused');
  }
};

/** Adds the passkey a browser made, and tells the owner. */
export const addPasskey = async (
  deps: PasskeyDeps,
  session: Session,
  { made, device }: { readonly made: BodyOf<typeof addRoute>; readonly device: string },
): Promise<void> => {
  const asked = await needFresh(deps, session);
  const { userId } = session;
  const { verifyRegistrationResponse } = await webAuthn();
  const { found, isExpected } = challengeCheck(deps, { use: 'passkey-add', owner: userId }, asked);
  const transports = made.response.transports ?? [];
  const { registrationInfo } = await orRefuse(deps, async () =>
    verifyRegistrationResponse({
      response: { ...made, response: { ...made.response, transports }, clientExtensionResults: {} },
      expectedChallenge: isExpected,
      ...siteOf(deps),
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  const { parts } = found;
  if (registrationInfo === undefined || parts === undefined)
    throw new AppError('auth.passkey-refused');
  const { id, publicKey, counter } = registrationInfo.credential;
  const passkey = { id, userId, publicKey: Buffer.from(publicKey), counter, transports, device };
  const isAdded = await inTransaction(deps.db, async (tx, now) => {
    if (!(await spendToken(tx, parts)) || !(await store.insertPasskey(tx, passkey, now)))
      return false;
    await tellOwner(tx, deps, { kind: PASSKEY_ADDED, userId }, now);
    return true;
  });
  if (!isAdded) throw new AppError('auth.passkey-refused');
};

/** Options for the browser to sign in by any passkey it has for this site. */
export const askForPasskey = async (
  deps: PasskeyDeps,
): Promise<ReplyOf<typeof passkeyToSignIn>> => {
  const { generateAuthenticationOptions } = await webAuthn();
  const now = await readNow(deps.db);
  const options = await generateAuthenticationOptions({
    rpID: siteOf(deps).rpID,
    challenge: makeToken(deps, { use: 'passkey-sign-in', owner: '', bits: 0 }, now),
    timeout: TOKEN_LIFE_MS,
    userVerification: 'required',
  });
  return options as ReplyOf<typeof passkeyToSignIn>;
};

/** Verifies a passkey and starts a session; returns its token. It proves the owner, so no second check follows. */
export const signInByPasskey = async (
  deps: PasskeyDeps,
  { passkey: shown, deviceToken }: BodyOf<typeof signInWithPasskey>,
  device: string,
): Promise<string> => {
  const { verifyAuthenticationResponse } = await webAuthn();
  const known = await store.findPasskey(deps.db, shown.id);
  if (known === undefined) throw new AppError('auth.passkey-refused');
  const asked = await readNow(deps.db);
  const { found, isExpected } = challengeCheck(deps, { use: 'passkey-sign-in', owner: '' }, asked);
  const { userId, id, counter } = known;
  const { verified, authenticationInfo } = await orRefuse(deps, async () =>
    verifyAuthenticationResponse({
      response: {
        ...shown,
        response: withoutUndefined(shown.response),
        clientExtensionResults: {},
      },
      expectedChallenge: isExpected,
      ...siteOf(deps),
      credential: { id, counter, publicKey: new Uint8Array(known.publicKey) },
    }),
  );
  const { parts } = found;
  if (!verified || parts === undefined) throw new AppError('auth.passkey-refused');
  await enforceLimit(deps.db, SIGN_INS, userId);
  const token = await inTransaction(deps.db, async (tx, now) => {
    // An account that was deleted meanwhile has no key, and nobody signs in to it.
    if ((await deps.userKeys.load(tx, userId)) === undefined) return undefined;
    if (!(await spendToken(tx, parts))) return undefined;
    await store.recordPasskeyUse(tx, { id, counter: authenticationInfo.newCounter }, now);
    const on = { device, deviceToken, via: 'passkey', isNewAccount: false } as const;
    return openSession(tx, deps, { userId, ...on }, now);
  });
  if (token === undefined) throw new AppError('auth.passkey-refused');
  return token;
};

type Shown = BodyOf<typeof signInWithPasskey>['passkey']['response'];

const withoutUndefined = ({ userHandle, ...rest }: Shown) => ({
  ...rest,
  ...(userHandle !== undefined && { userHandle }),
});
