import { scaledPairFinding } from '../pair-finding.ts';
import type { PairReading } from '../pair-reading.ts';
import { STEP_ITEMS, type PairStep, type WeightedItem } from '../../pair-steps.ts';
import type { PairPlan } from '../plans/pair-plans.ts';
import type { PairFinding } from '../pair.types.ts';
import { bindus } from './bindu-items.ts';
import {
  houseLords,
  inStep,
  lagnas,
  meets,
  moonLords,
  moons,
  seventhLord,
  touch,
  touchLagna,
} from './bond-items.ts';
import { arudhaBonds, karakas, upapadas } from './image-items.ts';
import { kutaFindings } from './kuta-items.ts';
import { manglikFindings } from './manglik-items.ts';
import { navamsaLords, navamsaMoons, navamsaSeventh, navamsaVenus } from './navamsa-items.ts';
import { periods } from './period-items.ts';

const readItem = (pair: PairReading, item: WeightedItem): readonly PairFinding[] => {
  switch (item.item) {
    case 'moons':
      return moons(pair);
    case 'lagnas':
      return lagnas(pair);
    case 'moon-lords':
      return moonLords(pair);
    case 'house-lords':
      return houseLords(pair, item);
    case 'in-step':
      return inStep(pair, item);
    case 'meets':
      return meets(pair, item);
    case 'touch':
      return touch(pair, item);
    case 'touch-lagna':
      return touchLagna(pair, item);
    case 'arudhas':
      return arudhaBonds(pair);
    case 'upapadas':
      return upapadas(pair);
    case 'karakas':
      return karakas(pair);
    case 'bindus':
      return bindus(pair);
    case 'seventh-lord':
      return seventhLord(pair);
    case 'navamsa-lords':
      return navamsaLords(pair);
    case 'navamsa-moons':
      return navamsaMoons(pair);
    case 'navamsa-seventh':
      return navamsaSeventh(pair);
    case 'navamsa-venus':
      return navamsaVenus(pair);
    case 'manglik':
      return manglikFindings(pair);
    case 'periods':
      return periods(pair);
  }
};

/** Findings of one step between two charts, in raw points; navamsa items need both birth times. */
export const stepFindings = (
  pair: PairReading,
  step: Exclude<PairStep, 'own'>,
  { kutas }: PairPlan,
): readonly PairFinding[] => {
  if (step === 'kutas') return kutas.flatMap((kuta) => kutaFindings(pair, kuta));
  if (step === 'navamsa' && pair.from === 'moon') return [];
  return STEP_ITEMS[step].items.flatMap((item) =>
    readItem(pair, item).map((each) => scaledPairFinding(each, item.weight)),
  );
};
