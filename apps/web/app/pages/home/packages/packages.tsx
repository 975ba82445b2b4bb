import { questionPackage } from '@dhruva/asking/own-questions/contract/catalogue';
import { discountPercent } from '@dhruva/kernel/paise';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Price } from '../../../ui/price.tsx';

const SHOWN = [questionPackage('home-2100'), questionPackage('home-5100')];

/** The question packages; their form is on the plans page. */
export const Packages = () => (
  <section aria-labelledby="own-questions-title" className="bg-surface-2">
    <div className="mx-auto grid max-w-page gap-2 px-4 py-5 sm:px-6 md:grid-cols-[1fr_1.25fr] md:items-center md:gap-16 md:py-16">
      <div>
        <h2 id="own-questions-title" className="text-title sm:text-head">
          {m.home_packages_title()}
        </h2>
        <p className="mt-1 max-w-measure text-ink-2">{m.home_packages_lead()}</p>
      </div>
      <ul>
        {SHOWN.map(({ id, pricePaise, oldPricePaise, delivery }) => (
          <li key={id} className="border-t border-line last:border-b">
            <Link
              to={`/plans#${id}`}
              className="group flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-1.5 text-ink no-underline"
            >
              <span className="font-semibold group-hover:underline">
                {m.home_package_name({ delivery })}
              </span>
              <span className="flex flex-wrap items-baseline gap-x-3">
                <Price paise={pricePaise} oldPaise={oldPricePaise ?? pricePaise} />
                <span className="text-small font-semibold text-success">
                  {m.home_package_discount({
                    percent: discountPercent(oldPricePaise ?? pricePaise, pricePaise),
                  })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
