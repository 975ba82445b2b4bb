import type { QuestionPackage } from '../contract/catalogue.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Card } from '@dhruva/web/ui/card.tsx';
import { formatPaise } from '@dhruva/kernel/rupees';

export const packageName = ({ questions, delivery }: QuestionPackage): string =>
  m.packages_name({ count: questions, delivery });

interface PackageCardProps {
  readonly pack: QuestionPackage;
  readonly onChoose: () => void;
}

/** A package: price, number of questions, delivery time. */
export const PackageCard = ({ pack, onChoose }: PackageCardProps) => (
  <Card as="li" className="flex flex-col items-start gap-3">
    <h3 className="flex flex-wrap items-baseline gap-x-2 text-title">
      {formatPaise(pack.pricePaise)}
      {pack.usd !== null && (
        <span className="font-text text-base font-normal text-ink-2">
          {m.packages_usd({ usd: pack.usd })}
        </span>
      )}
    </h3>
    {pack.usd !== null && <p className="-mt-2 text-small text-ink-3">{m.packages_rupees()}</p>}
    <p className="grow">
      <span className="block font-semibold">{m.packages_questions({ count: pack.questions })}</span>
      <span className="text-ink-2">{m.packages_delivery({ delivery: pack.delivery })}</span>
    </p>
    <Button look="outline" className="px-3!" onClick={onChoose}>
      {m.packages_choose()}
      <span className="sr-only">: {packageName(pack)}</span>
    </Button>
  </Card>
);
