/** The twelve houses of a chart whose first house is Aries, and the subjects of each (BPHS, chapter 11). */
export const HOUSES = [
  { sign: 'Mesha (Aries)', readFor: 'self, body, bearing' },
  { sign: 'Vrishabha (Taurus)', readFor: 'money kept, speech, family of origin' },
  { sign: 'Mithuna (Gemini)', readFor: 'brothers and sisters, courage, skill' },
  { sign: 'Karka (Cancer)', readFor: 'home, mother, land and vehicles' },
  { sign: 'Simha (Leo)', readFor: 'children, learning, judgement' },
  { sign: 'Kanya (Virgo)', readFor: 'debts, rivals, service' },
  { sign: 'Tula (Libra)', readFor: 'partner, marriage, trade' },
  { sign: 'Vrishchika (Scorpio)', readFor: 'sudden change, what is hidden' },
  { sign: 'Dhanu (Sagittarius)', readFor: 'fortune, father, teachers' },
  { sign: 'Makara (Capricorn)', readFor: 'work, standing' },
  { sign: 'Kumbha (Aquarius)', readFor: 'gains, friends, elder siblings' },
  { sign: 'Mina (Pisces)', readFor: 'spending, distance, release' },
] as const;
