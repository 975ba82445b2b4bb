import { PLAN_IDS, planById } from '../contract/catalogue.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { PriceList, PriceRow } from '@dhruva/web/ui/price-list.tsx';
import { planDetails, planName } from './plan-words.ts';

/** The prices of all plans and packs. */
export const PlanPrices = () => (
  <PriceList
    id="plans"
    title={m.plans_title()}
    text={m.plans_lead()}
    to="/plans#session-plans"
    link={m.pricing_plan_see()}
  >
    {PLAN_IDS.map(planById).map((plan) => (
      <PriceRow
        key={plan.id}
        name={plan.sessions === 1 ? m.pricing_session({ name: planName(plan) }) : planName(plan)}
        note={planDetails(plan).join(' · ')}
        paise={plan.pricePaise}
        oldPaise={plan.oldPricePaise}
      />
    ))}
  </PriceList>
);
