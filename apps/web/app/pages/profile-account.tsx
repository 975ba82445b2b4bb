import { type ComponentProps, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { bookingsPart } from '@dhruva/money/payments/contract/addresses';
import { TIMINGS } from '@dhruva/kernel/timings';
import type { Deleted } from '@dhruva/house/privacy/contract/schemas';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { type BookingWish, YourSessions } from '@dhruva/care/appointments/web';
import { BookSession } from '@dhruva/care/appointments/web/later';
import { YourAssessments } from '@dhruva/care/assessments/web';
import { MyBookings, type OwnPurchases } from '@dhruva/money/purchases/web';
import { IntakeDialog } from '@dhruva/care/intake/web/later';
import { PlaceField } from '@dhruva/asking/places/web';
import { YourCredits } from '@dhruva/money/plans/web';
import { MyPredictions } from '@dhruva/asking/questions/web';
import { YourData } from '@dhruva/house/privacy/web';
import { PersonalInfo } from '@dhruva/account/profile/web';
import { useSession } from '@dhruva/account/auth/web';
import { SignedInDevices } from '@dhruva/account/auth/web/later';
import { m } from '../paraglide/messages.js';
import { HelpLink } from '@dhruva/account/help/web';
import { CareTheme } from '../ui/care-theme.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { showToast } from '../ui/toast-queue.ts';

/** Navigation state other pages pass: a message to show, the tab to open, and where to return. */
export interface NavigationState {
  readonly message?: string;
  readonly tab?: 'personal' | 'predictions' | 'bookings';
  /** Whether to open the intake form. */
  readonly intake?: boolean;
  readonly from?: string;
  readonly fromState?: unknown;
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

interface SelectedTab {
  readonly tab: string;
  /** The reference of the session the address names, or null. */
  readonly named: string | null;
}

interface AccountProps {
  readonly profile: Profile;
  readonly arrival: NavigationState;
  readonly onDeleted: (deleted: Deleted) => void;
}

const bookingsTab = (hash: string): SelectedTab | undefined => {
  const bookings = bookingsPart(hash);
  return bookings && { tab: 'bookings', named: bookings.reference };
};

/** The selected tab: from the address or navigation state at first, then from the tabs. */
const useSelectedTab = (arrival: NavigationState) => {
  const { hash } = useLocation();
  const [selected, setSelected] = useState<SelectedTab>(
    () => bookingsTab(hash) ?? { tab: arrival.tab ?? 'personal', named: null },
  );
  useEffect(() => setSelected((before) => bookingsTab(hash) ?? before), [hash]);
  return { ...selected, show: (tab: string) => setSelected({ tab, named: null }) };
};

const ProfileTabs = ({ profile, arrival }: Omit<AccountProps, 'onDeleted'>) => {
  const { logout, mergeProfile } = useSession();
  const navigate = useNavigate();
  const { tab, named, show } = useSelectedTab(arrival);
  const saved = (fresh: Profile) => {
    mergeProfile(fresh);
    const { from, fromState } = arrival;
    if (from) setTimeout(() => void navigate(from, { state: fromState }), TIMINGS.profileReturn);
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
        { value: 'predictions', label: m.profile_tab_predictions(), content: <MyPredictions /> },
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
    <SignedInDevices />
    <YourData phone={profile.phone} onDeleted={onDeleted} />
  </>
);
