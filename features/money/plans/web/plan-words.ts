import { type Plan, PLAN_IDS, planById } from '../contract/catalogue.ts';
import { discountPercent, rupeesOf } from '@dhruva/kernel/paise';
import { m } from '@dhruva/web/paraglide/messages.js';

const ALL = PLAN_IDS.map(planById);

/** Plans of a single session, by the therapist's experience. */
export const SESSION_PLANS: readonly Plan[] = ALL.filter(({ sessions }) => sessions === 1);
/** Packs of several sessions at a lower price. */
export const PACKS: readonly Plan[] = ALL.filter(({ sessions }) => sessions > 1);

/** "2-4 years of experience", "Pack of 6 sessions". */
export const planName = ({ sessions, band }: Plan): string =>
  band === null ? m.plans_pack({ count: sessions }) : m.plans_session({ band });

/** What a plan includes, line by line; cancellation terms come last. */
export const planDetails = ({ sessions, minutes, band, validMonths }: Plan): string[] => [
  sessions === 1
    ? m.plans_minutes({ minutes })
    : m.plans_minutes_each({ count: sessions, minutes }),
  band === null ? m.plans_therapist_any() : m.plans_therapist_band({ band }),
  m.plans_valid({ months: validMonths }),
  m.plans_charge(),
];

/** The plan as in the specification's booking payload; prices in whole rupees. */
export const planPayload = (plan: Plan) => ({
  id: plan.id,
  title: plan.title,
  description: plan.description,
  price: rupeesOf(plan.pricePaise),
  oldPrice: plan.oldPricePaise === null ? null : rupeesOf(plan.oldPricePaise),
  details: planDetails(plan),
  ...(plan.sessions > 1 && { pack: plan.sessions }),
  ...(plan.oldPricePaise !== null && {
    discount: discountPercent(plan.oldPricePaise, plan.pricePaise),
  }),
});
