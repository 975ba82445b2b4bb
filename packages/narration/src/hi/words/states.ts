import type { EvidenceOf } from '@dhruva/jyotish';
import type { Bhava, Dignity } from '@dhruva/jyotish/vocabulary';
import { sadeSatiPhase, type Phase } from '../../telling/sade-sati.ts';
import { ORDINALS } from './houses.ts';
import type { From, Level } from '../../telling/setting.ts';
import type { AdjectiveForms, InflectedNoun } from '../grammar.ts';

type Role = EvidenceOf<'dasha.nature-helpful'>['role'];
type Trouble = EvidenceOf<'specific.cause-birth'>['trouble'];
type Pressing = EvidenceOf<'specific.cause-graha'>['pressing'];
type SignKind = EvidenceOf<'promise.house-in-sign-kind'>['signKind'];

/** Dignities in words, before "है"; the gloss in brackets is shown at the first mention only. */
export const DIGNITY_WORDS: Readonly<Record<Dignity, string>> = {
  exalted: 'अपनी उच्च राशि[जहाँ वह सबसे बलवान होता है] में',
  moolatrikona: 'अपनी मूलत्रिकोण राशि[जहाँ वह सबसे सहज होता है] में',
  own: 'अपनी ही राशि में',
  'great-friend': 'गहरे मित्र की राशि में',
  friend: 'मित्र राशि में',
  neutral: 'सम राशि[न मित्र, न विरोधी] में',
  enemy: 'विरोधी राशि में',
  'great-enemy': 'बहुत विरोधी राशि में',
  debilitated: 'अपनी नीच राशि[जहाँ वह सबसे कमज़ोर होता है] में',
};

/** The word for combust; before "है". */
export const COMBUST = 'अस्त[सूर्य के बहुत पास, इसलिए मंद]';

/** Dasha levels, feminine. */
export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  md: 'महादशा[ग्रह का लंबा दौर]',
  ad: 'अंतर्दशा[महादशा के भीतर का समय]',
  pd: 'प्रत्यंतर्दशा[सबसे छोटा दौर]',
};

const lordOf = (what: string): InflectedNoun => ({
  direct: `${what} का स्वामी`,
  oblique: `${what} के स्वामी`,
});

const YOGAKARAKA = 'योगकारक[मेहनत को भाग्य से जोड़ने वाला ग्रह]';

const ROLE_WORDS: Readonly<Record<Exclude<Role, 'lagna-lord'>, InflectedNoun>> = {
  yogakaraka: { direct: YOGAKARAKA, oblique: YOGAKARAKA },
  'trikona-lord': lordOf('भाग्य के भाव[त्रिकोण]'),
  'kendra-lord': lordOf('कर्म के भाव[केंद्र]'),
  'upachaya-lord': lordOf('मेहनत से बढ़ने वाले भाव[उपचय]'),
  'dusthana-lord': lordOf('कठिन भाव[दुःस्थान]'),
};

/** Functional role of a graha in the chart of `your`, in words. */
export const roleInWords = (role: Role, from: From, your: AdjectiveForms): InflectedNoun => {
  if (role !== 'lagna-lord') return ROLE_WORDS[role];
  return lordOf(
    from === 'moon' ? `${your.f} चंद्र राशि` : `${your.oblique} लग्न[जन्म के समय पूर्व में उगती राशि]`,
  );
};

/** Phases of Sade Sati; before "चरण". */
export const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  rising: 'पहला',
  peak: 'बीच का',
  setting: 'आख़िरी',
};

/** Kinds of signs; before "में". */
export const SIGN_KIND_WORDS: Readonly<Record<SignKind, string>> = {
  movable: 'चर राशि[नई शुरुआत करने का स्वभाव]',
  fixed: 'स्थिर राशि[जमकर रहने का स्वभाव]',
  dual: 'द्विस्वभाव राशि[हालात में ढल जाने का स्वभाव]',
  fire: 'अग्नि राशि[जोश और फुर्ती का स्वभाव]',
  earth: 'पृथ्वी राशि[धीरज और व्यावहारिकता का स्वभाव]',
  air: 'वायु राशि[मेल-जोल और जिज्ञासा का स्वभाव]',
  water: 'जल राशि[भावुकता और कोमलता का स्वभाव]',
};

/** What weakens the lord of a house: after "जो", to the end of a clause. */
export const TROUBLE_WORDS: Readonly<Record<Trouble, string>> = {
  'effortful-place': 'कठिन जगह बैठा है',
  'weak-sign': 'ऐसी राशि में है जहाँ वह कमज़ोर रहता है',
  'near-the-sun': `${COMBUST} है`,
  'turned-back': 'वक्री[उल्टी चाल में, इसलिए फल देर से मिलता है] है',
  'hard-company': 'किसी कठोर ग्रह से जुड़ा है',
  'little-strength': 'जितना चाहिए, उतना बलवान नहीं है',
  'hard-navamsa': 'नवांश में कमज़ोर राशि में है',
};

/** How a graha presses on a house: after the house, as a noun. */
export const PRESSING_WORDS: Readonly<Record<Pressing, string>> = {
  'stands-in': 'में बैठना',
  'looks-at': 'को देखना',
};

const SADE_SATI = 'साढ़े साती[चंद्रमा के आस-पास शनि के साढ़े सात साल]';

/** Saturn near the Moon: "साढ़े साती[…], जिसका अभी पहला चरण है", or its shorter stretch elsewhere. */
export const saturnStage = (place: Bhava): string => {
  const phase = sadeSatiPhase(place);
  return phase === undefined
    ? `आपके चंद्रमा से ${ORDINALS[place].f} राशि में शनि का रहना`
    : `${SADE_SATI}, जिसका अभी ${PHASE_WORDS[phase]} चरण है`;
};

/** The same as a clause: "शनि … राशि में … तक है", "… तक साढ़े साती[…] का पहला चरण है". */
export const saturnRuns = (place: Bhava, until: string): string => {
  const phase = sadeSatiPhase(place);
  return phase === undefined
    ? `शनि ${until} तक आपके चंद्रमा से ${ORDINALS[place].f} राशि में है`
    : `${until} तक ${SADE_SATI} का ${PHASE_WORDS[phase]} चरण है`;
};
