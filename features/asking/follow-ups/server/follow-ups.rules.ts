import type { FollowUps } from '../contract/schemas.ts';
import type { PreparedFollowUp } from './prepared.rules.ts';

/** A follow-up as it is kept. */
export interface KeptFollowUp {
  readonly id: string;
  readonly entitlementId: string;
  readonly allowed: number;
  readonly told: PreparedFollowUp;
  /** Which of those allowed it was chosen as, from 1; null while it is only offered. */
  readonly place: number | null;
  readonly takenAt: Date | null;
}

/** Question and answer of one language without what the sentences claim, which stays on the server. */
const inWords = ({ question, sentences }: PreparedFollowUp['en']) => ({
  question,
  answer: sentences.map(({ text }) => text).join(' '),
});

/** The follow-ups of one answer as they are shown; undefined for an answer that has none. */
export const shownFollowUps = (kept: readonly KeptFollowUp[]): FollowUps | undefined => {
  const [first] = kept;
  if (first === undefined) return undefined;
  const taken = kept
    .filter(({ place }) => place !== null)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
  return {
    left: Math.max(0, first.allowed - taken.length),
    offered: kept
      .filter(({ place }) => place === null)
      .map(({ id, told: { en, hi } }) => ({ id, en: en.question, hi: hi.question })),
    told: taken.map(({ id, told: { en, hi }, takenAt }) => ({
      id,
      en: inWords(en),
      hi: inWords(hi),
      toldAt: takenAt?.toISOString() ?? '',
    })),
  };
};
