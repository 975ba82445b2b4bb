/** One calculation convention: its name and its description. */
interface Convention {
  readonly name: string;
  readonly text: string;
}

/** Related conventions under one heading; `id` is their anchor on the page. */
export interface ConventionGroup {
  readonly id: string;
  readonly title: string;
  readonly conventions: readonly Convention[];
}

/** Every convention an answer depends on (docs/decisions/0004), so that a reader can repeat the calculation. */
export const CONVENTION_GROUPS: readonly ConventionGroup[] = [
  {
    id: 'sky',
    title: 'The sky',
    conventions: [
      {
        name: 'Positions',
        text: 'Apparent places of Sun, Moon, Mars, Mercury, Jupiter, Venus and Saturn as seen from the centre of the Earth, for the exact moment of birth, as almanacs print them. They come from a table of our own for 1900 to 2100, made from the published theories VSOP87 and ELP/MPP02. Programs that use geometric places differ by 20″ to 34″.',
      },
      {
        name: 'Zodiac',
        text: 'Sidereal, with the Lahiri ayanamsha that Indian almanacs use: 23°51′26″ on 1 January 2000, before nutation. True Chitrapaksha lies about a minute of arc from it, KP six, Raman almost a degree and a half. They can be reckoned for comparison; no answer rests on them.',
      },
      {
        name: 'Rahu and Ketu',
        text: 'The mean node of the Moon. The true node can lie more than a degree away. Rahu and Ketu cast no aspects here, because the schools disagree on theirs, and own no sign, arudhas aside.',
      },
      {
        name: 'Sunrise',
        text: 'The first sight of the upper edge of the Sun, refraction included, as almanacs print it. Weekdays and horas begin with the Hindu rising: the middle of the disc, without refraction. In answers only the strengths of day and hour within shadbala rest on it.',
      },
      {
        name: 'The clock of the sky',
        text: 'The Earth turns unevenly; the measured difference (delta T) is taken into account. Leap seconds make the clock at most a second wrong, which is 15″ of the rising sign. We leave it so. After 2050 Swiss Ephemeris changes its sidereal time, and its rising sign lies 1.9″ from ours.',
      },
    ],
  },
  {
    id: 'chart',
    title: 'The chart',
    conventions: [
      {
        name: 'Houses',
        text: 'Whole sign: the sign rising at birth is the first house, the next sign the second, and so on. Of a relative, the house that stands for them is read as their first. The unequal houses of Sripati are reckoned for comparison only. Inside the polar circles our rising point may be the one that sets; Swiss Ephemeris turns it round, we do not.',
      },
      {
        name: 'Aspects',
        text: 'By whole signs, and only full ones: every planet sees the seventh sign from its own, Mars the fourth and eighth too, Jupiter the fifth and ninth, Saturn the third and tenth. Partial aspects by degrees count within shadbala alone.',
      },
      {
        name: 'Kind and hard planets',
        text: 'Kind by nature are Jupiter, Venus, the waxing Moon, and Mercury when no hard planet stands with it. By lordship, after Parashara, the lords of 1, 5 and 9 help, those of 3, 6, 8 and 11 ask for effort, and a lord of both an angle and a trine helps most.',
      },
      {
        name: 'Divisional charts',
        text: 'All sixteen divisions of Parashara are reckoned, D2 with Leo and Cancer alone. Each question looks at the one of its matter: D9 for love, marriage, money and oneself, D10 for work, D24 for study, D4 for property and life abroad, D16 for vehicles. Family has D7 for children, D12 for parents and D3 for brothers and sisters; inner life has D20. A few questions look at a second one. D60 is not used in answers.',
      },
      {
        name: 'Dignity and burning',
        text: 'Exaltation, own signs and friendships after Parashara, natural and temporary friends together. A planet is burnt within the distances of the Surya Siddhanta: the Moon 12°, Mars 17°, Mercury 14° (12° moving back), Jupiter 11°, Venus 10° (8° moving back), Saturn 15°.',
      },
      {
        name: 'Fallen, and at war',
        text: 'A fallen planet is lifted (neecha bhanga) on the grounds that Phaladeepika gives, and two of later practice. Two planets within a degree are at war; the larger disc wins, after the Surya Siddhanta, and gains strength in shadbala.',
      },
      {
        name: 'Strengths',
        text: 'Shadbala after Parashara in its six parts: place, direction, time, motion, nature, aspects. The Sun needs 6.5 rupas; some programs ask for 5. Beside Jagannatha Hora three charts agree; in two others the strengths of place, time and motion differ by up to 41 virupas. Only clear strength or weakness counts in an answer. Vimshopaka, in four groups, is reckoned and not counted.',
      },
      {
        name: 'Yogas',
        text: 'Over a hundred combinations of the books, each written down as a rule with its source and tested on ten thousand births: a rare yoga must be rare. Those that speak to the matter count, three of each side at most, formed in full before others. Kala Sarpa and the shapes of the whole sky (nabhasa) count nothing.',
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
      {
        name: 'Special points',
        text: 'Sree and indu ascendant are read for money, the upapada for marriage, the navamsa of the planet furthest in its sign (karakamsa) for inner life. Each is read like a house, lightly, and only when the birth time is known.',
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
        text: 'A year has 365.25 days, counted from the moment of birth. Other solar years move a period by days only; years of 360 days move it by more than a year in a lifetime.',
      },
      {
        name: 'Second opinion',
        text: 'Yogini dasha, 36 years a round from the same Moon, is asked about the months already chosen. This is done where a question is about time and about one person of known birth time. It opens no month. Where it differs on all of them, we are one step less sure.',
      },
      {
        name: 'Jupiter and Saturn',
        text: 'They count on the houses and lords of the matter, most when both touch it at once (double transit): from the rising sign, and at half weight from the Moon. So do the points of ashtakavarga in the signs they pass, and the nodes in a few houses.',
      },
      {
        name: 'From the Moon',
        text: 'The good places of a transit are counted from the sign of the Moon at birth, with what blocks them (vedha). Sun, Mars, Mercury and Venus come in where a question looks ahead a year or less. Each month is read at its middle, or at the moment you ask if that is later.',
      },
      {
        name: 'Sade Sati',
        text: 'Saturn in the twelfth, first and second sign from the Moon; in the fourth or eighth it is the smaller dhaiya. Both come from later tradition. They count as one slow voice among many and never decide an answer alone.',
      },
    ],
  },
  {
    id: 'birth',
    title: 'Time and place of birth',
    conventions: [
      {
        name: 'Whose birth',
        text: 'Births from 1900 on, by the calendar in use today, of adults only. Answers look no further than 2100, where our table ends.',
      },
      {
        name: 'Time zone',
        text: 'Your time is read as the clock at the birthplace showed it on that day, by the history of its zone in the IANA database, summer time abroad included. The zone of your phone is never used. An hour that did not occur, or occurred twice, is asked about, not guessed.',
      },
      {
        name: 'Before 1906',
        text: 'India had no standard time yet. We read the official clock of the day, which was Madras time, UTC+5:21, and say so. Bombay kept a time of its own until about 1955, Calcutta until about 1948; we read Indian Standard Time there and tell you how to correct it.',
      },
      {
        name: 'War time',
        text: 'From October 1941 to May 1942 and from September 1942 to October 1945 Indian clocks stood an hour ahead. We take that into account and tell you, in case your time was already put right.',
      },
      {
        name: 'Place',
        text: 'Coordinates from GeoNames (CC BY 4.0); localities of large cities from several sources that agree. Villages stand at the point of their post office, districts at their chief town, and are marked approximate; you can type coordinates yourself, and the zone is then that of the nearest town.',
      },
      {
        name: 'Unknown time',
        text: 'No hour is made up. Thirty moments of the day are read with houses counted from the Moon, without rising sign and divisions. An answer tells only what holds at all of them, and how much of the day stands behind it. Of two people 24 moments of one unknown day are read, or eight of each.',
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
        text: 'The tables of K. S. Charak, which give the totals most Indian sites print. Where it is not said who the bride is, both are read as the first partner in turn.',
      },
      {
        name: 'Cancellations',
        text: 'A column of their own. It counts only what all schools agree on: for Nadi the same sign with another star or the same star with another sign, for Bhakoot Moon signs of one lord or of friends. What some hold is a remark. The points of the tables stay as they are.',
      },
      {
        name: 'Mars (Manglik)',
        text: 'Mars in 1, 2, 4, 7, 8 or 12 from rising sign, Moon and Venus, the northern and the southern list together, with the signs and companions that free it. Present only when two of the three agree and nothing softens it.',
      },
      {
        name: 'The ten poruthams',
        text: 'Reckoned in the middle way between the southern schools, both ways round, and told as a second view without weight. Words of caste are never shown.',
      },
      {
        name: 'Chart to chart',
        text: 'Points are one voice only. Each chart is read for the matter by itself, then the two against each other, from either side: Moons and rising signs, lords, Venus and Mars, the houses of partnership, D9 and the running periods.',
      },
    ],
  },
  {
    id: 'answer',
    title: 'From the chart to the answer',
    conventions: [
      {
        name: 'Five parts of a reading',
        text: 'The promise of houses and lords with strengths and yogas, the significators, the divisional chart, the periods, the transits. How much each weighs is our own choice, written beside its reason; the old books give no numbers. Of two people there are more parts.',
      },
      {
        name: 'The five trends',
        text: 'How far help outweighs hindrance, by one rule for every question: three times is very supportive, twice supportive, half as much again mixed, evenly demanding, less very demanding. How other charts stand plays no part. A question of “which” or “what” has no trend.',
      },
      {
        name: 'When',
        text: 'A stretch of months is told only if a period and a transit agree in it, among the better months of the ten years ahead. At most three, of at most twelve months each; if none begins in the time asked about, the first one after it. All questions about one matter read the same months.',
      },
      {
        name: 'Month by month',
        text: 'The picture shows how far period and transit of each month stand above or below your own ten years ahead in this matter, from −2.5 to +2.5.',
      },
      {
        name: 'How sure',
        text: 'High when four in five of the parts agree and the answer holds for five minutes of error in the birth time. Low when fewer than half agree or a time is unknown. What speaks against an answer is always told.',
      },
      {
        name: 'The birth time tried',
        text: 'The whole reading is done again for births some minutes earlier and later: each minute to five, then in steps to thirty. You are told for how many minutes the direct answer stays with its first stretch of months, and each stretch is tried too.',
      },
      {
        name: 'What you tell of your life',
        text: 'Your relationship, your work and your country, if you tell them, and your age choose the matter that is read, how far ahead, and the words: another marriage for those who live apart, the near months for the engaged, staying or returning for those abroad, three years at most from seventy on. No rule of the chart changes by them.',
      },
      {
        name: 'The same for ever',
        text: 'The same details and the same version give the same words, in English and Hindi alike: each sentence belongs to a rule, and no language model writes any. An answer you were given is kept and never changes.',
      },
    ],
  },
  {
    id: 'left-out',
    title: 'What is left out',
    conventions: [
      {
        name: 'Other systems',
        text: 'Chara, Narayana and Ashtottari dashas, KP sub-lords, horary charts, numbers and palms are not read.',
      },
      {
        name: 'Other points',
        text: 'Uranus, Neptune, Pluto, Gulika, the Dhuma group, other special ascendants, arudhas of planets and the strengths of houses (bhava bala) do not come into any answer.',
      },
      {
        name: 'Remedies',
        text: 'No gemstones, rituals or charms are advised or sold. What an answer suggests is ordinary, free and harmless.',
      },
    ],
  },
];
