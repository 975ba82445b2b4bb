/** The twelve houses of a chart whose first house is Aries, and what each is read for (BPHS, chapter 11). */
export const HOUSES = [
  { sign: 'Aries (Mesha)', readFor: 'self, body, bearing' },
  { sign: 'Taurus (Vrishabha)', readFor: 'money kept, speech, family of origin' },
  { sign: 'Gemini (Mithuna)', readFor: 'brothers and sisters, courage, skill' },
  { sign: 'Cancer (Karka)', readFor: 'home, mother, land and vehicles' },
  { sign: 'Leo (Simha)', readFor: 'children, learning, judgement' },
  { sign: 'Virgo (Kanya)', readFor: 'debts, rivals, service' },
  { sign: 'Libra (Tula)', readFor: 'partner, marriage, trade' },
  { sign: 'Scorpio (Vrischika)', readFor: 'sudden change, what is hidden' },
  { sign: 'Sagittarius (Dhanu)', readFor: 'fortune, father, teachers' },
  { sign: 'Capricorn (Makara)', readFor: 'work, standing' },
  { sign: 'Aquarius (Kumbha)', readFor: 'gains, friends, elder siblings' },
  { sign: 'Pisces (Meena)', readFor: 'spending, distance, release' },
] as const;
