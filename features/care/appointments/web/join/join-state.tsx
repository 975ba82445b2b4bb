import { MINUTE_MS } from '@dhruva/kernel/durations';
import type { ReplyOf } from '@dhruva/kernel/route';
import type { joinAppointment } from '../../contract/routes.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Icon } from '@dhruva/web/ui/icons.tsx';
import { LinkButton } from '@dhruva/web/ui/button.tsx';
import { SlotTime } from '../slots/slot-time.tsx';
import { indianTime } from '../slots/slot-words.rules.ts';

type Meeting = ReplyOf<typeof joinAppointment>;

const When = ({ meeting: { startsAt, endsAt } }: { readonly meeting: Meeting }) =>
  startsAt !== null &&
  endsAt !== null && (
    <p>
      <SlotTime
        startsAt={startsAt}
        minutes={(Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS}
        withDay
      />
    </p>
  );

/** A large plain button, easy to find for somebody late and worried. */
const OPEN_LINK =
  'inline-flex min-h-16 items-center justify-center gap-3 rounded-pill border border-flame-line bg-flame px-8 text-lead font-semibold text-flame-ink no-underline hover:bg-flame-hover';

const Open = ({ url }: { readonly url: string }) => (
  <>
    <a className={OPEN_LINK} href={url} target="_blank" rel="noreferrer">
      <Icon name="video" />
      {m.appointments_join_open()}
      <span className="sr-only"> {m.appointments_join_new_tab()}</span>
    </a>
    <p className="text-ink-2">{m.appointments_join_open_note()}</p>
  </>
);

const stateInWords = ({ state, opensAt }: Meeting): string => {
  switch (state) {
    case 'early':
      return opensAt === null
        ? m.appointments_join_early_soon()
        : m.appointments_join_opens({ time: indianTime(Date.parse(opensAt)) });
    case 'open':
      return m.appointments_join_is_open();
    case 'over':
      return m.appointments_join_over();
    case 'cancelled':
      return m.appointments_join_cancelled();
  }
};

/** The state of a meeting: not open yet, open, or over. Changes are announced to screen readers. */
export const JoinState = ({ meeting }: { readonly meeting: Meeting }) => (
  <div className="flex flex-col items-start gap-4">
    <p role="status" className="text-lead font-semibold">
      {stateInWords(meeting)}
    </p>
    <When meeting={meeting} />
    {meeting.url !== null && <Open url={meeting.url} />}
    {meeting.state === 'early' && <p className="text-ink-2">{m.appointments_join_wait()}</p>}
    {(meeting.state === 'over' || meeting.state === 'cancelled') && (
      <LinkButton look="outline" to="/profile?tab=bookings">
        {m.appointments_join_bookings()}
      </LinkButton>
    )}
  </div>
);
