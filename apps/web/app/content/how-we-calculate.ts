/** One choice behind the answers. */
interface Convention {
  readonly name: string;
  readonly text: string;
}

/** Choices that belong together; the id is their anchor. */
export interface ConventionGroup {
  readonly id: string;
  readonly title: string;
  readonly conventions: readonly Convention[];
}

/** Every convention behind an answer (docs/decisions/0004), for who wants to reckon it again. */
export const CONVENTION_GROUPS: readonly ConventionGroup[] = [
  {
    id: 'sky',
    title: 'The sky',
    conventions: [
      {
        name: 'Positions',
        text: 'Apparent places of Sun, Moon, Mars, Mercury, Jupiter, Venus and Saturn as seen from the centre of the Earth, for the exact moment of birth. They come from a table of our own for 1900 to 2100. Programs that use geometric places differ by 20″ to 34″.',
      },
      {
        name: 'Zodiac',
        text: 'Sidereal, with the Lahiri ayanamsha that Indian almanacs use. Raman, KP and True Chitrapaksha can be reckoned for comparison; no answer rests on them.',
      },
      {
        name: 'Rahu and Ketu',
        text: 'The mean node of the Moon. The true node can lie more than a degree away. Rahu and Ketu cast no aspects here, because the schools disagree on theirs.',
      },
      {
        name: 'Sunrise',
        text: 'The first sight of the upper edge of the Sun, refraction included, as almanacs print it. Weekdays and horas begin with the Hindu rising: the middle of the disc, without refraction. No answer depends on either.',
      },
    ],
  },
  {
    id: 'chart',
    title: 'The chart',
    conventions: [
      {
        name: 'Houses',
        text: 'Whole sign: the sign rising at birth is the first house, the next sign the second, and so on. The unequal houses of Sripati are reckoned for comparison only.',
      },
      {
        name: 'Divisional charts',
        text: 'All sixteen divisions of Parashara are reckoned. Each question looks at the one of its matter: D9 for marriage, D10 for work, D7 for children, D4 for property, D12 for family, D24 for study. D60 is not used in answers.',
      },
      {
        name: 'Dignity and burning',
        text: 'Exaltation, own signs and friendships after Parashara, natural and temporary friends together. A planet is burnt within the distances of the Surya Siddhanta.',
      },
      {
        name: 'Strengths',
        text: 'Shadbala in its six parts and vimshopaka in four groups, after Parashara. The Sun needs 6.5 rupas; some programs ask for 5.',
      },
      {
        name: 'Ashtakavarga',
        text: 'The table of Parashara as P.V.R. Narasimha Rao and Jagannatha Hora print it. The sum of a sign counts the seven planets. Two rows of the other printed table do not fit published charts.',
      },
      {
        name: 'Significators',
        text: 'Natural significators for each matter. Of the movable ones (chara karakas) seven, the planet furthest in its sign first; the scheme of eight, with Rahu, is an option.',
      },
      {
        name: 'Arudhas',
        text: 'Counted from a house to its lord and as far again; what falls on the house itself or the seventh from it moves to the tenth. Of two lords, Mars and Ketu or Saturn and Rahu, the stronger counts.',
      },
    ],
  },
  {
    id: 'periods',
    title: 'Periods and transits',
    conventions: [
      {
        name: 'Planetary periods',
        text: 'Vimshottari, from the exact place of the Moon in its nakshatra at the moment of birth. Mahadasha, antardasha and, where the birth time is known, the third level.',
      },
      {
        name: 'Year of the periods',
        text: 'A year has 365.25 days. Other solar years move a period by days only; years of 360 days move it by more than a year in a lifetime.',
      },
      {
        name: 'Transits',
        text: 'Jupiter and Saturn on the houses and lords of the matter, Saturn around the Moon (Sade Sati), the nodes, and the places from the Moon with what blocks them (vedha). Each month is read at its middle.',
      },
    ],
  },
  {
    id: 'birth',
    title: 'Time and place of birth',
    conventions: [
      {
        name: 'Time zone',
        text: 'Your time is read as the clock at the birthplace showed it on that day, by the history of its zone. The zone of your phone is never used. An hour that did not occur, or occurred twice, is asked about, not guessed.',
      },
      {
        name: 'Before 1906',
        text: 'India had no standard time yet. We read the official clock of the day and say so. Bombay kept a time of its own until about 1955, Calcutta until about 1948; births there get a remark.',
      },
      {
        name: 'War time',
        text: 'From October 1941 to May 1942 and from September 1942 to October 1945 Indian clocks stood an hour ahead. We take that into account and tell you, in case your time was already put right.',
      },
      {
        name: 'Place',
        text: 'Coordinates from GeoNames (CC BY 4.0). Villages stand at the point of their post office and are marked approximate; you can type coordinates yourself.',
      },
      {
        name: 'Unknown time',
        text: 'No hour is made up. Thirty moments of the day are read from the Moon, without rising sign and divisions. An answer tells only what holds at all of them, and how much of the day stands behind it.',
      },
      {
        name: 'Minutes matter',
        text: 'The rising sign moves a degree in about four minutes. D9 changes every 13 minutes, D10 every 12, D24 every 5, D60 every 2. So every answer is tried with an earlier and a later birth.',
      },
    ],
  },
  {
    id: 'two',
    title: 'Two people',
    conventions: [
      {
        name: 'The eight kutas',
        text: 'The tables of K. S. Charak, which give the totals most Indian sites print. Both are read as the first partner in turn, since nobody is asked who is bride or groom.',
      },
      {
        name: 'Cancellations',
        text: 'A column of their own. It counts only what all schools agree on; what some hold is a remark. The points of the tables stay as they are.',
      },
      {
        name: 'Mars (Manglik)',
        text: 'Mars in 1, 2, 4, 7, 8 or 12 from rising sign, Moon and Venus, the northern and the southern list together, with the signs and companions that free it. Present only when two of the three agree and nothing softens it.',
      },
      {
        name: 'The ten poruthams',
        text: 'Reckoned in the middle way between the southern schools. Words of caste are never shown.',
      },
    ],
  },
  {
    id: 'answer',
    title: 'From the chart to the answer',
    conventions: [
      {
        name: 'Five parts of a reading',
        text: 'The promise of houses and lords with strengths and yogas, the significators, the divisional chart, the periods, the transits. How much each weighs is our own choice, written beside its reason; the old books give no numbers.',
      },
      {
        name: 'The five trends',
        text: 'The sum is measured against thousands of adult births. Of all charts 10 in 100 are very supportive for a question, 25 supportive, 30 mixed, 25 demanding and 10 very demanding.',
      },
      {
        name: 'When',
        text: 'A stretch of months is told only if a period and a transit agree in it. At most three, of at most twelve months each. Where they never agree, we say that no time stands out.',
      },
      {
        name: 'Month by month',
        text: 'The picture shows how far period and transit of each month stand above or below what is usual for the question, from −2.5 to +2.5. Most charts lie between −1 and +1.',
      },
      {
        name: 'How sure',
        text: 'High when four of five parts agree and the answer holds for five minutes of error in the birth time. Low when fewer than half agree or the time is unknown. What speaks against an answer is always told.',
      },
      {
        name: 'The birth time tried',
        text: 'The whole reading is done again for births 2, 5, 15 and 30 minutes earlier and later. You are told for how many minutes the direct answer stays, and each stretch of months is tried too.',
      },
      {
        name: 'The same for ever',
        text: 'The same details and the same version give the same words, in English and Hindi alike. An answer you were given is kept and never changes.',
      },
    ],
  },
];
