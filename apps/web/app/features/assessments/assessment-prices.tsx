import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { formatPaise } from '../../ui/rupees.ts';
import { Formerly, HelpFirst } from './assessment-card.tsx';
import { LISTED, WITH_HELP } from './assessment-grid.tsx';

/** What each assessment costs, in two columns, and the way there. */
export const AssessmentPrices = () => (
  <section aria-labelledby="assessment-prices" className="mt-14">
    <h2 id="assessment-prices" className="text-head">
      {m.assessments_prices_title()}
    </h2>
    <p className="mt-2 mb-5 max-w-measure text-ink-2">{m.assessments_prices_text()}</p>
    <ul className="mb-6 grid gap-x-10 sm:grid-cols-2">
      {LISTED.map(({ id, name, formerly, pricePaise }) => (
        <li key={id} className={id === WITH_HELP ? 'col-span-full mt-5' : ''}>
          {id === WITH_HELP && <HelpFirst />}
          <p className="flex items-baseline justify-between gap-4 border-b border-line py-3">
            <span>
              {name}
              <Formerly name={formerly} />
            </span>
            <span className="font-semibold">{formatPaise(pricePaise)}</span>
          </p>
        </li>
      ))}
    </ul>
    <LinkButton to="/assignment" look="outline">
      {m.assessments_prices_see()}
    </LinkButton>
  </section>
);
