import { dateInWords } from '@dhruva/civil-time';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { loadProfile } from '@dhruva/account/profile/server';
import { parkedAt } from '../account.store.ts';
import { parkedWords } from './second-check-words.rules.ts';
import { claimDay, SECOND_CHECK } from './second-check.rules.ts';

/** Outbox kind: tells the owner of a parked account what happened to it. */
export const PARKED = 'auth.parked';

export const composeMails = ({ env, outbox, userKeys }: Deps): void =>
  outbox.compose(PARKED, async ({ userId }, db) => {
    const key = await userKeys.load(db, userId);
    const to = key && (await loadProfile(db, key))?.email;
    const parked = await parkedAt(db, userId);
    if (!to || parked === undefined) return undefined;
    const keptUntil = dateInWords(claimDay(parked.getTime(), SECOND_CHECK));
    return { mail: { to, ...parkedWords({ keptUntil, supportEmail: env.supportEmail }) } };
  });
