import { HYPNOTHERAPIST_IDS, therapistById } from '@dhruva/care/therapists/contract/catalogue';
import { HYPNOTHERAPY, HYPNOTHERAPY_SOURCES } from '../content/hypnotherapy.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';
import { Badge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TwoChairs } from '../ui/scenes.tsx';

export const meta = () => pageMeta(m.seo_title_hypnotherapy());

const name = HYPNOTHERAPIST_IDS.map((id) => therapistById(id).name).join(', ');

const Sections = () => (
  <div className="flex max-w-measure flex-col gap-9">
    {HYPNOTHERAPY.map(({ title, text, items = [] }) => (
      <section key={title}>
        <h2 className="text-title">{title}</h2>
        <p className="mt-2">{text}</p>
        {items.length > 0 && (
          <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-ink-2 marker:text-care">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </section>
    ))}
    <section className="border-t border-line pt-4 text-small text-ink-2">
      <h2 className="font-text text-small font-semibold">{m.hypnotherapy_sources()}</h2>
      <ul className="mt-1">
        {HYPNOTHERAPY_SOURCES.map((source) => (
          <li key={source.publisher}>
            {source.publisher}: {source.name}
          </li>
        ))}
      </ul>
    </section>
  </div>
);

const Booking = () => (
  <Card as="section" mark="care" className="flex flex-col items-start gap-3 md:sticky md:top-24">
    <h2 className="text-title">{m.hypnotherapy_book_title()}</h2>
    <p className="flex flex-wrap items-center gap-2 font-semibold">
      {name}
      <Badge>{m.hypnotherapy_sample()}</Badge>
    </p>
    <p className="text-ink-2">{m.hypnotherapy_sample_text()}</p>
    <p className="text-ink-2">{m.hypnotherapy_book_text({ name })}</p>
    <LinkButton to="/paid#hypnotherapy" wide>
      {m.hypnotherapy_book({ name })}
    </LinkButton>
  </Card>
);

const HypnotherapyPage = () => (
  <PlainPage
    title={m.page_hypnotherapy_title()}
    lead={m.page_hypnotherapy_lead()}
    picture={<TwoChairs />}
    wide
  >
    <div className="grid items-start gap-x-14 gap-y-10 md:grid-cols-[minmax(0,1fr)_20rem]">
      <Sections />
      <Booking />
    </div>
  </PlainPage>
);
export default HypnotherapyPage;
