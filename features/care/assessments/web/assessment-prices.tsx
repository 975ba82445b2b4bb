import { m } from '@dhruva/web/paraglide/messages.js';
import { PriceList, PriceRow } from '@dhruva/web/ui/price-list.tsx';
import { FormerName, HelpFirst } from './assessment-card.tsx';
import { LISTED, WITH_HELP } from './assessment-grid.tsx';

/** The prices of all assessments; helplines stand above the one about self-harm. */
export const AssessmentPrices = () => (
  <PriceList
    id="assessments"
    title={m.assessments_prices_title()}
    text={m.assessments_prices_text()}
    to="/assignment"
    link={m.assessments_prices_see()}
  >
    {LISTED.map(({ id, name, formerly, pricePaise }) => (
      <PriceRow
        key={id}
        before={id === WITH_HELP && <HelpFirst />}
        name={
          <>
            {name}
            <FormerName name={formerly} />
          </>
        }
        paise={pricePaise}
      />
    ))}
  </PriceList>
);
