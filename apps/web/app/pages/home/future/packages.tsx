import { questionPackage } from '@dhruva/asking/own-questions/contract/catalogue';
import { discountPercent } from '@dhruva/kernel/paise';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';

const SHOWN = [questionPackage('home-2100'), questionPackage('home-5100')];

/** The question packages; their form is on the plans page. */
export const Packages = () => (
  <div className="mt-14">
    <h3 className="text-title">{m.home_packages_title()}</h3>
    <p className="mt-2 max-w-measure text-ink-2">{m.home_packages_lead()}</p>
    <ul className="mt-5 grid gap-4 sm:grid-cols-2">
      {SHOWN.map(({ id, pricePaise, oldPricePaise, questions, delivery }) => (
        <Card as="li" key={id} className="flex flex-col items-start gap-3">
          <h4 className="text-lead">{m.home_package_name({ count: questions, delivery })}</h4>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Price paise={pricePaise} oldPaise={oldPricePaise ?? pricePaise} />
            <span className="font-semibold text-success">
              {m.home_package_discount({
                percent: discountPercent(oldPricePaise ?? pricePaise, pricePaise),
              })}
            </span>
          </p>
          <LinkButton to={`/plans#${id}`} look="outline">
            {m.home_package_choose()}
            <span className="sr-only">: {m.home_package_name({ count: questions, delivery })}</span>
          </LinkButton>
        </Card>
      ))}
    </ul>
  </div>
);
