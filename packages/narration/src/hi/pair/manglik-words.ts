import type { PairEvidenceOf, PairFindingId } from '@dhruva/jyotish';
import type { Bhava } from '@dhruva/jyotish/vocabulary';
import type { BetweenWords } from '../../telling/pair/between-words.ts';
import { joined } from '../lists.ts';
import { RELIEF_WORDS } from '../words/chart-extras.ts';
import { GRAHA_NAMES } from '../words/grahas.ts';
import { ORDINALS } from '../words/houses.ts';
import { plain } from './pair-ends.ts';
import { LAGNA, type PairNounPhrases } from './people.ts';

type Evidence = PairEvidenceOf<'pair.manglik'>;
type Reference = Evidence['counts'][number];

/** Before "से". */
const REFERENCES: Readonly<Record<Reference, string>> = {
  lagna: LAGNA,
  moon: 'चंद्रमा',
  venus: 'शुक्र',
};

/** "लग्न से सातवें, चंद्रमा से चौथे और शुक्र से दूसरे" */
const housesIn = ({ lagnaHouse, moonHouse, venusHouse }: Evidence): string => {
  const counted = [
    ['lagna', lagnaHouse],
    ['moon', moonHouse],
    ['venus', venusHouse],
  ] as const;
  const known = counted.flatMap(([from, house]): readonly (readonly [Reference, Bhava])[] =>
    house === 'open' ? [] : [[from, house]],
  );
  return joined(known.map(([from, house]) => `${REFERENCES[from]} से ${ORDINALS[house].oblique}`));
};

/** ": मंगल लग्न से सातवें भाव में है", or nothing where all is open. */
const standing = (evidence: Evidence, nouns: PairNounPhrases): string => {
  const houses = housesIn(evidence);
  return houses === '' ? '' : `: ${nouns.natal('mars').direct} ${houses} भाव में है`;
};

/** ", और चंद्रमा और शुक्र से गिना जाता है" */
const counting = ({ counts }: Evidence): string =>
  counts.length === 0 ? '' : `, और ${joined(counts.map((from) => REFERENCES[from]))} से गिना जाता है`;

const because = ({ reliefs }: Evidence): string =>
  joined(reliefs.map((relief) => RELIEF_WORDS[relief]));

/** "; इसका असर कम है, क्योंकि बृहस्पति की दृष्टि उस पर है" */
const eased = (evidence: Evidence): string =>
  evidence.reliefs.length === 0 ? '' : `; इसका असर कम है, क्योंकि ${because(evidence)}`;

/** What is left out without a birth time, before what is told of one person. */
const withoutTime = ({ lagnaHouse }: Evidence): string =>
  lagnaHouse === 'open' ? 'केवल चंद्रमा और शुक्र से देखने पर, क्योंकि लग्न के लिए जन्म का समय चाहिए, ' : '';

/** The same before what is told of the two. */
const asFar = (from: 'lagna' | 'moon'): string =>
  from === 'lagna' ? '' : 'जन्म के समय के बिना जितना कहा जा सकता है, ';

const stateOf = (evidence: Evidence, nouns: PairNounPhrases): string => {
  const who = nouns.owner.name;
  const stands = standing(evidence, nouns);
  switch (evidence.manglik) {
    case 'none':
      return `${who} मांगलिक नहीं हैं${stands}${stands === '' ? '' : ', और इनमें से कोई भाव नहीं गिना जाता'}`;
    case 'cancelled':
      return `मंगल की जगह से ${who} मांगलिक हैं, पर इसका असर कट जाता है${evidence.reliefs.length === 0 ? '' : `, क्योंकि ${because(evidence)}`}${stands}${counting(evidence)}`;
    case 'partly':
      return `${who} आंशिक मांगलिक हैं${stands}${counting(evidence)}${eased(evidence)}`;
    case 'wholly':
      return `${who} मांगलिक हैं${stands}${counting(evidence)}${eased(evidence)}`;
    case 'open':
      return `${who} मांगलिक हैं या नहीं, यह जन्म के ठीक समय पर निर्भर है${stands}${counting(evidence)}${eased(evidence)}`;
  }
};

/** Sentences of findings on Mars: each person, and what it means for the two. */
export const manglikWords = {
  'pair.manglik': {
    clause: (evidence, nouns) => `${withoutTime(evidence)}${stateOf(evidence, nouns)}`,
    ends: { for: ['।'], ...plain },
  },
  'pair.manglik-neither': {
    clause: ({ quiet, from }) =>
      quiet === 'by-place'
        ? `${asFar(from)}आप दोनों में से कोई भी मांगलिक नहीं है, इसलिए परंपरा में इस जोड़ी में कोई असंतुलन नहीं है`
        : `${asFar(from)}मंगल का असर यहाँ कट जाता है, इसलिए परंपरा में इस जोड़ी में कोई असंतुलन नहीं है`,
    ends: { for: [', और झगड़े जल्दी ठंडे पड़ते हैं।', ', और दोनों का जोश मेल खाता है।'] },
  },
  'pair.manglik-both': {
    clause: ({ from }) => `${asFar(from)}आप दोनों मांगलिक हैं, और परंपरा में इससे संतुलन बन जाता है`,
    ends: {
      for: ['; दो तेज़ मिज़ाज एक-दूसरे को समझ लेते हैं।', ', यानी जोश में दोनों बराबर हैं।'],
    },
  },
  'pair.manglik-answered': {
    clause: ({ by, house, reference, from }, nouns) =>
      `${asFar(from)}केवल ${nouns.owner.name} मांगलिक हैं, और परंपरा में ${nouns.them.of.m} ${GRAHA_NAMES[by]} इसे संतुलित करता है, जो ${REFERENCES[reference]} से उसी ${ORDINALS[house].oblique} भाव में है`,
    ends: { for: [', इसलिए एक का जवाब दूसरे के पास है।', '।'] },
  },
  'pair.manglik-one': {
    clause: ({ grade, from }, nouns) =>
      `${asFar(from)}${nouns.owner.name} ${grade === 'mild' ? 'आंशिक ' : ''}मांगलिक हैं, और ${nouns.them.name} नहीं`,
    ends: {
      against: [
        '; परंपरा में इस पर पहले ही बात कर ली जाती है, क्योंकि एक का मिज़ाज दूसरे से तेज़ है।',
        ', जिसे परंपरा मिज़ाज और रफ़्तार का फ़र्क़ मानती है; इस पर समय रहते बात कर लें।',
      ],
    },
  },
} as const satisfies Partial<{ [I in PairFindingId]: BetweenWords<I, PairNounPhrases> }>;
