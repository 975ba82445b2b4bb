/** Matters that are a state rather than an undertaking: something weighs on them, where others are slowed. */
const IS_STATE = /^(?:your (?!way |preparation|exams)|the bond|peace|mutual|this )/u;

/** Matters that are an action: "buying a vehicle", "learning a new skill". */
const IS_ACTION = /^[a-z]+ing /u;

/** That something slows a matter: "slows a promotion", "weigh on your income", "makes buying a vehicle slower". */
export const slowed = (matter: string, number: 'one' | 'many'): string => {
  const s = number === 'one' ? 's' : '';
  if (IS_ACTION.test(matter)) return `make${s} ${matter} slower`;
  return IS_STATE.test(matter) ? `weigh${s} on ${matter}` : `slow${s} ${matter}`;
};

/** That something helps a matter: "helps a promotion", "help with buying a vehicle". */
export const helped = (matter: string, number: 'one' | 'many'): string =>
  `help${number === 'one' ? 's' : ''} ${IS_ACTION.test(matter) ? 'with ' : ''}${matter}`;
