import { aspectsRashi } from '../../chart/drishti.ts';
import { dispositor, houseLord, houseRashi, housesOwnedBy } from '../../chart/houses.ts';
import { functionalNature } from '../../chart/nature.ts';
import type { Bhava, Graha } from '../../vocabulary.ts';
import { finding, scaledFinding } from '../finding.ts';
import type { EvidenceOf, FindingId } from '../finding-ids.ts';
import type { Finding } from '../judgement.types.ts';
import type { WeightedStrand } from '../reading/weighted-question.ts';
import { abilityOf } from '../reading/measures.ts';
import type { Reading } from '../reading/reading.ts';
import { houseOf, isClose, lordOf, tieOf } from '../reading/ties.ts';
import { signPoints } from './debility.ts';
import { POINTS } from './points.ts';

export type Level = EvidenceOf<'dasha.is-karaka'>['level'];

/**
 * Weight of each dasha level: mahadasha and antardasha alike, the third less (ours: 25, 25,
 * 10).
 */
export const LEVEL_SHARE: Readonly<Record<Level, number>> = { md: 1, ad: 1, pd: 0.4 };

const MAIN_WEIGHT = 3;

const isNode = (graha: Graha): boolean => graha === 'rahu' || graha === 'ketu';

const share = (weight: number): number => weight / MAIN_WEIGHT;

const houseTies = (
  reading: Reading,
  focus: WeightedStrand,
  graha: Graha,
  level: Level,
): readonly Finding[] => {
  const { chart, from } = reading;
  const { source } = focus.area;
  const about = { level, graha, from };
  const owned = housesOwnedBy(chart, graha);
  const host = dispositor(chart, graha);
  const hosted = isNode(graha) ? housesOwnedBy(chart, host) : [];
  const found: Finding[] = [];
  for (const { of: house, weight } of focus.lordHouses) {
    const points = share(weight);
    if (owned.includes(house)) {
      found.push(
        finding('dasha.owns-house', POINTS.dashaOwns * points, { ...about, house }, source.dasha),
      );
    }
    if (hosted.includes(house)) {
      const evidence = { ...about, dispositor: host, house };
      found.push(finding('dasha.node-acts-for', POINTS.dashaActsFor * points, evidence, 'BPHS 34'));
    }
  }
  for (const { of: house, weight } of focus.occupantHouses) {
    if (houseOf(reading, graha) !== house) continue;
    const points = POINTS.dashaOccupies * share(weight);
    found.push(finding('dasha.occupies-house', points, { ...about, house }, source.dasha));
  }
  for (const { of: house, weight } of focus.heavy) {
    if (!aspectsRashi(graha, chart.grahas[graha].rashi, houseRashi(chart, house))) continue;
    const points = POINTS.dashaAspects * share(weight);
    found.push(finding('dasha.aspects-house', points, { ...about, house }, source.dasha));
  }
  return found;
};

const lordTies = (
  reading: Reading,
  focus: WeightedStrand,
  graha: Graha,
  level: Level,
): readonly Finding[] =>
  focus.heavy.flatMap(({ of: house, weight }) => {
    const { chart, from } = reading;
    const lord = lordOf(reading, house);
    if (lord === graha) return [];
    const evidence = { level, graha, house, lord, from };
    const relation = tieOf(reading, graha, lord);
    if (relation !== null && (isClose(relation) || relation === 'aspects')) {
      const joined = { level, graha, house, lord, relation, from };
      return [finding('dasha.joins-lord', POINTS.dashaJoins * share(weight), joined, 'BPHS 34')];
    }
    return dispositor(chart, lord) === graha
      ? [
          finding(
            'dasha.disposes-lord',
            POINTS.dashaDisposes * share(weight),
            evidence,
            'BPHS 47-60',
          ),
        ]
      : [];
  });

const natureTies = (
  reading: Reading,
  focus: WeightedStrand,
  graha: Graha,
  level: Level,
): readonly Finding[] => {
  const { area, karakas, varga } = focus;
  const natural = karakas.find(({ of }) => of === graha)?.weight ?? 0;
  const extra = area.dasha.grahas.includes(graha) ? 1 : 0;
  const weight = Math.min(natural + extra, 4) * POINTS.dashaKaraka;
  const division = { lagna: { rashi: reading.chart.lagna.vargas[varga] } };
  return [
    ...(weight > 0
      ? [finding('dasha.is-karaka', weight, { level, graha }, area.source.dasha)]
      : []),
    ...(area.dasha.charaKarakas ?? [])
      .filter((chara) => reading.extras?.charaKarakas[chara] === graha)
      .map((chara) =>
        finding(
          'dasha.is-chara-karaka',
          POINTS.dashaCharaKaraka,
          { level, graha, chara },
          'BPHS 32; Jaimini',
        ),
      ),
    ...(reading.from === 'lagna' ? area.dasha.vargaLords : [])
      .filter((house) => houseLord(division, house) === graha)
      .map((house) =>
        finding(
          'dasha.owns-varga-house',
          POINTS.dashaOwnsVarga,
          { level, graha, varga, house },
          'BPHS 6-7',
        ),
      ),
  ];
};

const pressure = (
  reading: Reading,
  focus: WeightedStrand,
  graha: Graha,
  level: Level,
): readonly Finding[] => {
  const about = { level, graha, from: reading.from };
  const owned = housesOwnedBy(reading.chart, graha);
  const say = (
    id: Extract<FindingId, `dasha.${string}-hurt-house`>,
    house: Bhava,
    weight: number,
  ) => finding(id, -POINTS.dashaHurts * Math.min(weight, 2), { ...about, house }, 'BPHS 24, 47-60');
  return focus.hurt.flatMap(({ of: house, weight }) => [
    ...(owned.includes(house) ? [say('dasha.owns-hurt-house', house, weight)] : []),
    ...(houseOf(reading, graha) === house ? [say('dasha.occupies-hurt-house', house, weight)] : []),
  ]);
};

const roleOf = (reading: Reading, graha: Graha): EvidenceOf<'dasha.nature-helpful'>['role'] => {
  const owner = isNode(graha) ? dispositor(reading.chart, graha) : graha;
  const owned = housesOwnedBy(reading.chart, owner);
  const nature = functionalNature(reading.chart, graha);
  if (nature === 'yogakaraka') return 'yogakaraka';
  if (nature === 'malefic') {
    return owned.some((house) => house === 3 || house === 6 || house === 11)
      ? 'upachaya-lord'
      : 'dusthana-lord';
  }
  if (owned.includes(1)) return 'lagna-lord';
  return nature === 'benefic' ? 'trikona-lord' : 'kendra-lord';
};

/** Findings of the running lord's shadbala; the nodes have none. BPHS 27. */
const shadbalaOf = (reading: Reading, graha: Graha, level: Level): readonly Finding[] => {
  const shown = abilityOf(reading, graha);
  if (shown === null) return [];
  const evidence = { level, graha, percent: shown.percent };
  return shown.able
    ? [finding('dasha.lord-able', POINTS.dashaShadbala, evidence, 'BPHS 27')]
    : [finding('dasha.lord-unable', -POINTS.dashaShadbala, evidence, 'BPHS 27')];
};

const ability = (reading: Reading, graha: Graha, level: Level): readonly Finding[] => {
  const role = roleOf(reading, graha);
  const points = POINTS.dashaRole[role];
  const { dignity, combust } = reading.chart.grahas[graha];
  const strength =
    signPoints(reading, graha) * POINTS.dashaSignShare - (combust ? POINTS.dashaCombust : 0);
  const nature = points > 0 ? 'dasha.nature-helpful' : 'dasha.nature-demanding';
  const state = strength > 0 ? 'dasha.lord-strong' : 'dasha.lord-weak';
  return [
    ...(points === 0 ? [] : [finding(nature, points, { level, graha, role }, 'BPHS 34')]),
    ...shadbalaOf(reading, graha, level),
    ...(strength === 0 ? [] : [finding(state, strength, { level, graha, dignity }, 'BPHS 3, 47')]),
  ];
};

/** Findings of a running dasha lord for and against the matter. */
export const periodLordFindings = (
  reading: Reading,
  focus: WeightedStrand,
  graha: Graha,
  level: Level,
): readonly Finding[] => {
  const ties = [
    ...houseTies(reading, focus, graha, level),
    ...lordTies(reading, focus, graha, level),
    ...natureTies(reading, focus, graha, level),
  ];
  const none =
    ties.length === 0 && level !== 'pd'
      ? [finding('dasha.no-tie', -POINTS.dashaNoTie, { level, graha }, 'BPHS 47-60')]
      : [];
  const found = [
    ...ties,
    ...none,
    ...pressure(reading, focus, graha, level),
    ...ability(reading, graha, level),
  ];
  const part = LEVEL_SHARE[level];
  return part === 1 ? found : found.map((each) => scaledFinding(each, part));
};
