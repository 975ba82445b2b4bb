import { signOf } from '../chart/signs.ts';
import { arudhaOf } from '../chart/jaimini.ts';
import type { Natal } from '../chart/natal.ts';
import { GRAHAS, type Graha } from '@dhruva/jyotish/vocabulary';
import type { YogaId } from '@dhruva/jyotish';
import { FORTUNE } from './fortune.ts';
import type { Definition } from './formed.ts';
import { LORDS } from './lords.ts';
import { NABHASA } from './nabhasa.ts';
import { RENOWN } from './renown.ts';
import { SUN_AND_MOON } from './sun-and-moon.ts';
import { yogaSkyOf } from './yoga-sky.ts';

const DEFINITIONS: Readonly<Record<YogaId, Definition>> = {
  ...SUN_AND_MOON,
  ...NABHASA,
  ...LORDS,
  ...RENOWN,
  ...FORTUNE,
};

/** Grahas in the order of GRAHAS, each once. */
const inOrder = (grahas: readonly Graha[]): readonly Graha[] =>
  GRAHAS.filter((graha) => grahas.includes(graha));

const formedFrom = (natal: Natal, id: YogaId, lagna: number): readonly Graha[] | null => {
  const arudha = natal.lagna === null ? null : arudhaOf(natal, natal.lagna, 1);
  const formed = DEFINITIONS[id](yogaSkyOf(natal, lagna, arudha));
  return formed && inOrder(formed);
};

const EVERY_SIGN = Array.from({ length: 12 }, (_, sign) => sign);

/**
 * The grahas that form a yoga in a chart, uncancelled, or null where it is not formed. Without a time
 * of birth only what is formed by the same grahas whichever sign rises.
 */
export const yogaIn = (natal: Natal, id: YogaId): readonly Graha[] | null => {
  if (natal.lagna !== null) return formedFrom(natal, id, signOf(natal.lagna));
  const [first, ...others] = EVERY_SIGN.map((lagna) => formedFrom(natal, id, lagna));
  const isSame = others.every((other) => other?.join() === first?.join());
  return isSame ? (first ?? null) : null;
};
