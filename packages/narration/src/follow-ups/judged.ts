import type { Claim, Finding, Judgement, PairClaim, PairJudgement } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';
import { grahaOf } from '../leading-grahas.ts';
import type { Passing, Spell, Whose } from './follow-up.types.ts';

/** A judgement of one person or of two. */
export type Judged = Judgement | PairJudgement;
type JudgedFinding = Judged['findings'][number];

/** What findings claim, together. */
export const claimsOf = (
  findings: readonly (JudgedFinding | undefined)[],
): readonly (Claim | PairClaim)[] =>
  findings.flatMap((each): readonly (Claim | PairClaim)[] => each?.claims ?? []);

const SPELLS: Readonly<Record<string, Spell>> = { md: 'years', ad: 'months', pd: 'weeks' };

/** How long the period of a finding lasts; undefined for one that is of no period. */
export const spellOf = ({ id, evidence }: JudgedFinding): Spell | undefined => {
  const { level } = evidence as { readonly level?: string };
  const isOfPeriod = id.startsWith('dasha.') || id === 'specific.cause-period';
  return isOfPeriod && level !== undefined ? SPELLS[level] : undefined;
};

/** The grahas that move in a finding of the sky; none in any other. */
export const moversOf = ({ id, evidence }: JudgedFinding): readonly Graha[] => {
  if (id.startsWith('transit.double')) return ['jupiter', 'saturn'];
  if (id.startsWith('transit.jupiter')) return ['jupiter'];
  if (/^transit\.(?:saturn|sade-sati|dhaiya)|^specific\.cause-saturn$/u.test(id)) return ['saturn'];
  const { graha } = evidence as { readonly graha?: Graha };
  const isOfSky = id.startsWith('transit.') || id === 'specific.cause-node';
  return isOfSky && graha !== undefined ? [graha] : [];
};

/** In whose chart of two a finding is; of one person in the own. */
export const whoseOf = (finding: JudgedFinding): Whose =>
  'whose' in finding && finding.whose === 'other' ? 'other' : 'self';

/** The graha that acts in a finding by its period, its passage or from birth. */
export const actorOf = (finding: JudgedFinding): Graha | undefined => {
  const movers = moversOf(finding);
  if (movers.length > 0) return movers.length === 1 ? movers[0] : undefined;
  return grahaOf(finding as Finding);
};

/** What a finding that passes acts by; undefined for one of the birth chart. */
export const passingOf = (finding: JudgedFinding): Passing | undefined => {
  const { during } = finding;
  if (during === undefined) return undefined;
  const months = { since: during.start.slice(0, 7), until: during.end.slice(0, 7) };
  const spell = spellOf(finding);
  if (spell !== undefined) return { by: 'period', spell, ...months };
  return moversOf(finding).length > 0 ? { by: 'passage', ...months } : undefined;
};
