import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { APPOINTMENT_ERRORS } from '../../contract/errors.ts';
import { resolverOf } from '@dhruva/web/lib/form.ts';
import { useSession } from '@dhruva/account/auth/web';
import { bookingProblems, type BookingValues, EMPTY } from './booking-form.rules.ts';

/**
 * The react-hook-form of the booking, with the mobile prefilled from the profile, and functions to show
 * refusals.
 */
export const useBookingForm = () => {
  const phone = useSession().profile?.phone ?? '';
  const form = useForm<BookingValues>({
    defaultValues: EMPTY,
    resolver: resolverOf(bookingProblems, APPOINTMENT_ERRORS),
    shouldFocusError: false,
  });
  useEffect(() => {
    if (!form.getFieldState('mobile').isDirty) form.setValue('mobile', phone);
  }, [form, phone]);
  return {
    form,
    clear: (): void => form.reset({ ...EMPTY, mobile: phone }),
    refuse: (message: string): void => form.setError('root', { message }),
    /** Shows the server's messages by field, if any. */
    refuseFields: (fields: Record<string, string> = {}): void => {
      for (const [field, message] of Object.entries(fields))
        form.setError(field as keyof BookingValues, { message });
    },
  };
};
