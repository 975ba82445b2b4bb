import type { NounPhrases } from '../noun-phrases.ts';
import type { FindingId } from '@dhruva/jyotish';
import { dasha } from './dasha.ts';
import type { WordsFor } from '../../telling/factor-words.ts';
import { promiseHouses } from './promise-houses.ts';
import { promiseKarakas } from './promise-karakas.ts';
import { promiseExtras } from './promise-extras.ts';
import { promiseLords } from './promise-lords.ts';
import { specificsTalents } from './specifics-talents.ts';
import { specificsPeople } from './specifics-people.ts';
import { specificsTime } from './specifics-time.ts';
import { transit } from './transit.ts';
import { varga } from './varga.ts';

/** The words of every finding the engine can return. */
export const FACTOR_WORDS: WordsFor<FindingId, NounPhrases> = {
  ...promiseLords,
  ...promiseHouses,
  ...promiseKarakas,
  ...promiseExtras,
  ...varga,
  ...dasha,
  ...transit,
  ...specificsTalents,
  ...specificsPeople,
  ...specificsTime,
};
