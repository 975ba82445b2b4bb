import { SESSION_MINUTES, THERAPIST_IDS, therapistById } from '../contract/catalogue.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { PriceList, PriceRow } from '@dhruva/web/ui/price-list.tsx';

/** The price of a session with each therapist. */
export const TherapistPrices = () => (
  <PriceList
    id="sessions"
    title={m.therapists_prices_title()}
    text={m.therapists_prices_text({ minutes: SESSION_MINUTES.lasts })}
    to="/paid"
    link={m.therapists_pricing_see()}
  >
    {THERAPIST_IDS.map(therapistById).map(({ id, name, feePaise, oldFeePaise }) => (
      <PriceRow
        key={id}
        name={m.therapists_pricing({ name })}
        note={m.therapists_sample()}
        paise={feePaise}
        oldPaise={oldFeePaise}
        suffix={m.therapists_per_session()}
      />
    ))}
  </PriceList>
);
