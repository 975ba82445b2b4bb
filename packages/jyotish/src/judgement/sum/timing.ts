import type { Finding } from '../judgement.types.ts';
import { balanceOf, sidesOf } from './balance.ts';
import { timeWeight } from './step-weights.ts';
import type { MonthFindings } from './weigh.ts';

/** How far help outweighs hindrance in a month, by the dashas and by the transits, −1 … 1. */
export interface MonthBalance {
  readonly dasha: number;
  readonly transit: number;
}

export const monthBalance = ({ dasha, transit }: MonthFindings): MonthBalance => ({
  dasha: balanceOf(sidesOf(dasha)),
  transit: balanceOf(sidesOf(transit)),
});

/** Timing of a month, −1 … 1: the balance of dasha and transit by their weights. */
export const timingOf = (month: MonthFindings): number => {
  const { dasha, transit } = monthBalance(month);
  const [ofDasha, ofTransit] = [timeWeight('dasha'), timeWeight('transit')];
  return (ofDasha * dasha + ofTransit * transit) / (ofDasha + ofTransit);
};

/**
 * Findings that tie a dasha lord to the matter; a window needs one, the lord's general nature and
 * strength do not suffice.
 */
const TIES: ReadonlySet<Finding['id']> = new Set([
  'dasha.owns-house',
  'dasha.occupies-house',
  'dasha.aspects-house',
  'dasha.is-karaka',
  'dasha.is-chara-karaka',
  'dasha.joins-lord',
  'dasha.disposes-lord',
  'dasha.node-acts-for',
  'dasha.owns-varga-house',
]);

const isPeriodFactor = ({ id, side }: Finding): boolean => side === 'for' && TIES.has(id);

/** Whether a finding is a transit factor; bindus alone are none, nor is a quick graha. */
const isTransitFactor = ({ id, side, during }: Finding): boolean =>
  side === 'for' && id !== 'transit.many-bindus' && during !== undefined;

/** Dasha factors a window may rest on. */
export const periodFactors = ({ dasha }: MonthFindings): readonly Finding[] =>
  dasha.filter(isPeriodFactor);

/** Transit factors a window may rest on. */
export const transitFactors = ({ transit }: MonthFindings): readonly Finding[] =>
  transit.filter(isTransitFactor);

/** Whether dasha and transit of a month both have a factor for the matter; a window needs both. */
export const agrees = ({ dasha, transit }: MonthFindings): boolean =>
  dasha.some(isPeriodFactor) && transit.some(isTransitFactor);
