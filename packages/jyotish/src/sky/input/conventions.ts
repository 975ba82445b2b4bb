import {
  CONVENTION_VALUES,
  JAGANNATHA_HORA,
  PRODUCT_CONVENTIONS,
  type ConventionChoice,
  type Conventions,
} from '../../tables/conventions.ts';
import { InputError } from './input-error.ts';

/** Conventions that are complete and were looked at. */
const KNOWN = /* @__PURE__ */ new WeakSet<object>([PRODUCT_CONVENTIONS, JAGANNATHA_HORA]);

const VALUES: Readonly<Record<string, readonly string[]>> = CONVENTION_VALUES;

const requireValues = (choice: object): void => {
  for (const [name, value] of Object.entries(choice)) {
    const allowed = VALUES[name];
    if (allowed === undefined) {
      throw new InputError('conventions', `made of ${Object.keys(VALUES).join(', ')}`);
    }
    if (!allowed.includes(String(value)))
      throw new InputError(name, `one of ${allowed.join(', ')}`);
  }
};

/**
 * Complete conventions from a choice of some; the others are the product's, whatever is chosen.
 * The result is frozen; given again it is taken without a second look. Throws InputError.
 */
export const conventions = (choice: ConventionChoice = PRODUCT_CONVENTIONS): Conventions => {
  if (choice === PRODUCT_CONVENTIONS || KNOWN.has(choice)) return choice as Conventions;
  if (typeof choice !== 'object') throw new InputError('conventions', 'an object');
  requireValues(choice);
  const complete = Object.freeze({ ...PRODUCT_CONVENTIONS, ...choice });
  KNOWN.add(complete);
  return complete;
};
