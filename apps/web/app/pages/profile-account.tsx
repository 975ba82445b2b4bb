import { type ComponentProps, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { bookingsPart } from '@dhruva/money/payments/contract/addresses';
import { TIMINGS } from '@dhruva/kernel/timings';
import type { Deleted } from '@dhruva/house/privacy/contract/schemas';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { type BookingWish, YourSessions } from '@dhruva/care/appointments/web';
import { BookSession } from '@dhruva/care/appointments/web/later';
import { YourAssessments } from '@dhruva/care/assessments/web';
import { MyBookings, type OwnPurchases } from '@dhruva/money/purchases/web';
import { IntakeDialog } from '@dhruva/care/intake/web/later';
import { MyPeople } from '@dhruva/asking/people/web';
import { PlaceField } from '@dhruva/asking/places/web';
import { YourCredits } from '@dhruva/money/plans/web';
import { MyPredictions } from '@dhruva/asking/questions/web';
import { MyYear } from '@dhruva/asking/kept-answers/web/later';
import { YourData } from '@dhruva/house/privacy/web';
import { PersonalInfo } from '@dhruva/account/profile/web';
import { useSession } from '@dhruva/account/auth/web';
import { SignedInDevices } from '@dhruva/account/auth/web/later';
import { m } from '../paraglide/messages.js';
import { HelpLink } from '@dhruva/account/help/web';
import { CareTheme } from '../ui/care-theme.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { showToast } from '../ui/toast-queue.ts';

/** Navigation state other pages pass: a message to show, and where to return. */
export interface NavigationState {
  readonly message?: string;
  /** Whether to open the intake form. */
  readonly intake?: boolean;
  readonly from?: string;
}

interface BookingsProps extends Pick<ComponentProps<typeof YourSessions>, 'named'> {
  readonly withIntake: boolean;
}

/** Booked sessions, assessments, credits still to book, then all purchases. */
const Bookings = ({ named, withIntake }: BookingsProps) => {
  const [wish, setWish] = useState<BookingWish | null>(null);
  const [intakeOpen, setIntakeOpen] = useState(withIntake);
  const toIntake = () => setIntakeOpen(true);
  const above = ({ bookings, cancelOf }: OwnPurchases) => (
    <CareTheme>
      <YourSessions named={named} cancelPurchase={cancelOf} onIntake={toIntake} />
      <YourAssessments bookings={bookings} onIntake={toIntake} />
      <YourCredits onBook={(credit) => setWish({ therapist: null, credit })} toBookings={false} />
    </CareTheme>
  );
  return (
    <>
      <p className="mb-6">
        <HelpLink />
      </p>
      <MyBookings onIntake={toIntake} above={above} />
      <CareTheme>
        <BookSession wish={wish} onClose={() => setWish(null)} onIntake={toIntake} />
        <IntakeDialog open={intakeOpen} onClose={() => setIntakeOpen(false)} />
      </CareTheme>
    </>
  );
};

/** The months of all answers, then the answers themselves. */
const Predictions = () => (
  <>
    <MyYear />
    <MyPredictions />
  </>
);

interface AccountProps {
  readonly profile: Profile;
  readonly arrival: NavigationState;
  readonly onDeleted: (deleted: Deleted) => void;
}

/**
 * The selected tab, kept in the address: `?tab=…`, or the fragment of a mail's link to My Bookings; `named`: the
 * reference of the session that the fragment names, or null.
 */
const useSelectedTab = () => {
  const { hash } = useLocation();
  const part = bookingsPart(hash);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return {
    tab: query.get('tab') ?? (part ? 'bookings' : 'personal'),
    named: part?.reference ?? null,
    show: (tab: string) =>
      void navigate(
        { search: `?${new URLSearchParams({ tab }).toString()}` },
        { preventScrollReset: true },
      ),
  };
};

const ProfileTabs = ({ profile, arrival }: Omit<AccountProps, 'onDeleted'>) => {
  const { logout, mergeProfile } = useSession();
  const navigate = useNavigate();
  const { tab, named, show } = useSelectedTab();
  const saved = (fresh: Profile) => {
    mergeProfile(fresh);
    const { from } = arrival;
    if (from) setTimeout(() => void navigate(from), TIMINGS.profileReturn);
  };
  const leave = () => {
    showToast(m.profile_logged_out(), 'success');
    setTimeout(() => {
      logout();
      void navigate('/login');
    }, TIMINGS.logoutRedirect);
  };
  const personal = (
    <PersonalInfo profile={profile} PlaceInput={PlaceField} onSaved={saved} onLogout={leave} />
  );
  return (
    <Tabs
      label={m.profile_tabs()}
      value={tab}
      onChange={show}
      tabs={[
        { value: 'personal', label: m.profile_tab_personal(), content: personal },
        {
          value: 'people',
          label: m.people_tab(),
          content: <MyPeople PlaceInput={PlaceField} />,
        },
        { value: 'predictions', label: m.profile_tab_predictions(), content: <Predictions /> },
        {
          value: 'bookings',
          label: m.profile_tab_bookings(),
          content: <Bookings named={named} withIntake={arrival.intake === true} />,
        },
      ]}
    />
  );
};

/** The profile page of a signed-in user: its tabs, counselling, and the handling of personal data. */
export const ProfileAccount = ({ profile, arrival, onDeleted }: AccountProps) => (
  <>
    <ProfileTabs profile={profile} arrival={arrival} />
    <p className="mt-8">
      <Link to="/counselling#history">{m.counselling_from_profile()}</Link>
    </p>
    <div className="grid lg:grid-cols-2 lg:gap-x-12">
      <SignedInDevices />
      <YourData phone={profile.phone} onDeleted={onDeleted} />
    </div>
  </>
);
