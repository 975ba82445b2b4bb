import { vargaDignity } from '../../chart/dignity.ts';
import type { Graha, Varga } from '../../vocabulary.ts';
import type { Claim } from '../claim.types.ts';
import type { EvidenceOf, FindingId } from '../finding-ids.ts';
import type { ClaimsOf } from './birth-claims.ts';
import { ruling, standingIn, type ClaimContext } from './claim-context.ts';

type VargaId = Extract<FindingId, `varga.${string}`>;

/** The lord of a house of the birth chart, in a division. */
const birthLord = (
  { varga, house, lord, vargaHouse }: EvidenceOf<'varga.lord-in-house'>,
  context: ClaimContext,
): readonly Claim[] => [
  ruling(context, house, 'lagna'),
  standingIn(context, lord, varga, vargaHouse),
];

/** The lord of a house of the division itself. */
const vargaLord = (
  { varga, house, lord, vargaHouse }: EvidenceOf<'varga.lord-in-house'>,
  context: ClaimContext,
): readonly Claim[] => [
  { kind: 'rules', graha: lord, house, from: 'lagna', varga },
  standingIn(context, lord, varga, vargaHouse),
];

const lagnaLord = (
  e: EvidenceOf<'varga.lagna-lord-well-placed'>,
  context: ClaimContext,
): readonly Claim[] => vargaLord({ ...e, house: 1 }, context);

const dignityIn = ({ reading }: ClaimContext, graha: Graha, varga: Varga): readonly Claim[] => {
  const state = vargaDignity(reading.chart, graha, varga);
  return state === 'exalted' || state === 'own' || state === 'debilitated'
    ? [{ kind: 'dignity', graha, state, varga }]
    : [];
};

const lordSign = (
  { varga, house, lord }: EvidenceOf<'varga.lord-strong-sign'>,
  context: ClaimContext,
): readonly Claim[] => [ruling(context, house, 'lagna'), ...dignityIn(context, lord, varga)];

const occupant = (
  { varga, house, graha }: EvidenceOf<'varga.benefic-in-house'>,
  context: ClaimContext,
): readonly Claim[] => [standingIn(context, graha, varga, house)];

const charaKaraka = (
  karaka: EvidenceOf<'varga.chara-karaka-in'>['chara'],
  graha: Graha,
): Claim => ({ kind: 'chara-karaka', karaka, graha });

/** Claims of the findings of divisional charts. */
export const VARGA_CLAIMS: { readonly [I in VargaId]: ClaimsOf<I> } = {
  'varga.lord-well-placed': birthLord,
  'varga.lord-in-dusthana': birthLord,
  'varga.lord-in-house': birthLord,
  'varga.lord-strong-sign': lordSign,
  'varga.lord-weak-sign': lordSign,
  'varga.lagna-lord-well-placed': lagnaLord,
  'varga.lagna-lord-in-dusthana': lagnaLord,
  'varga.house-lord-well-placed': vargaLord,
  'varga.house-lord-in-dusthana': vargaLord,
  'varga.benefic-in-house': occupant,
  'varga.malefic-in-house': occupant,
  'varga.karaka-strong': ({ varga, graha }, c) => dignityIn(c, graha, varga),
  'varga.karaka-weak': ({ varga, graha }, c) => dignityIn(c, graha, varga),
  'varga.chara-karaka-in': ({ chara, graha, varga, vargaHouse }, c) => [
    charaKaraka(chara, graha),
    standingIn(c, graha, varga, vargaHouse),
  ],
  'varga.chara-karakas-linked': ({ chara, graha, otherChara, other, varga }, c) => [
    charaKaraka(chara, graha),
    charaKaraka(otherChara, other),
    standingIn(c, graha, varga),
    standingIn(c, other, varga),
  ],
  'varga.lord-in-hora': ({ house, lord, hora }, c) => [
    ruling(c, house, 'lagna'),
    { kind: 'hora', graha: lord, of: hora === 'sun' ? 'sun' : 'moon' },
  ],
  'varga.vargottama': ({ graha }) => [{ kind: 'dignity', graha, state: 'vargottama' }],
};
