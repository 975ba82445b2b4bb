/** Matters that are a state rather than an undertaking: something weighs on them, where others are slowed. */
const IS_STATE = /^(?:your (?!way |preparation|exams)|the bond|peace|mutual|this )/u;

/** That something slows a matter: "slows a promotion", "weigh on your income". */
export const slowed = (matter: string, number: 'one' | 'many'): string => {
  const s = number === 'one' ? 's' : '';
  return IS_STATE.test(matter) ? `weigh${s} on ${matter}` : `slow${s} ${matter}`;
};
