import type { ReactNode } from 'react';
import type { Therapist } from '../contract/catalogue.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Badge } from '@dhruva/web/ui/badge.tsx';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Card } from '@dhruva/web/ui/card.tsx';
import { Price } from '@dhruva/web/ui/price.tsx';

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt className="text-small font-semibold text-ink-3">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A text, or a list. */
const Texts = ({ texts }: { readonly texts: string | readonly string[] }) =>
  typeof texts === 'string' ? (
    <p>{texts}</p>
  ) : (
    <ul className="list-disc pl-5">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );

interface TherapistCardProps {
  readonly therapist: Therapist;
  readonly onBook: () => void;
}

/** A therapist: price, qualifications and services, and the booking button. */
export const TherapistCard = ({ therapist, onBook }: TherapistCardProps) => {
  const { name, feePaise, oldFeePaise } = therapist;
  const named = <span className="sr-only">: {name}</span>;
  return (
    <Card as="li" mark="care" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="text-title">{name}</h3>
        <Badge tone="info">{m.therapists_sample()}</Badge>
      </div>
      <p>
        <Price paise={feePaise} oldPaise={oldFeePaise} suffix={m.therapists_per_session()} />{' '}
        <span className="text-small text-ink-3">{m.therapists_tax()}</span>
      </p>
      <dl className="flex grow flex-col gap-3">
        <Fact name={m.therapists_qualifications()}>
          <Texts texts={therapist.qualifications} />
        </Fact>
        <Fact name={m.therapists_experience()}>
          <Texts texts={therapist.experience} />
        </Fact>
        <Fact name={m.therapists_languages()}>{therapist.languages.join(', ')}</Fact>
        <Fact name={m.therapists_expertise()}>
          <span className="mt-1 flex flex-wrap gap-1.5">
            {therapist.expertise.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </span>
        </Fact>
        <Fact name={m.therapists_rci()}>{therapist.rciNumber ?? m.therapists_rci_missing()}</Fact>
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" className="grow px-4!" onClick={onBook}>
          {m.therapists_calendar()}
          {named}
        </Button>
        <Button className="grow px-4!" onClick={onBook}>
          {m.therapists_book()}
          {named}
        </Button>
      </div>
    </Card>
  );
};
