import type { UseFormReturn } from 'react-hook-form';
import { type Service, SERVICES } from '../../contract/booking-form.ts';
import { COUNTRY_CODE } from '@dhruva/kernel/limits';
import {
  HYPNOTHERAPIST_IDS,
  type Therapist,
  therapistById,
} from '@dhruva/care/therapists/contract/catalogue';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Checkbox } from '@dhruva/web/ui/checkbox.tsx';
import { RadioGroup } from '@dhruva/web/ui/radio-group.tsx';
import { Select } from '@dhruva/web/ui/select.tsx';
import { TextField } from '@dhruva/web/ui/text-field.tsx';
import type { BookingValues } from './booking-form.rules.ts';

export const fieldId = (field: string): string => `booking-${field}`;

interface BookingFieldsProps {
  readonly form: UseFormReturn<BookingValues>;
  readonly therapist: Therapist;
}

/** Who offers the service, where this therapist does not. */
const otherTherapists = (service: Service, { id }: Therapist): string | undefined =>
  service === 'Hypnotherapy' && !HYPNOTHERAPIST_IDS.includes(id)
    ? m.appointments_hypnotherapy({
        names: HYPNOTHERAPIST_IDS.map((one) => therapistById(one).name).join(', '),
      })
    : undefined;

const Services = ({ form, therapist }: BookingFieldsProps) => (
  <fieldset className="flex flex-col gap-3">
    <legend className="mb-2 font-semibold">
      {m.appointments_services()}
      <span className="font-normal text-ink-3"> {m.ui_optional()}</span>
    </legend>
    {SERVICES.map((service) => (
      <Checkbox
        key={service}
        id={fieldId(service.replace(' ', '-'))}
        label={service}
        hint={otherTherapists(service, therapist)}
        value={service}
        {...form.register('services')}
      />
    ))}
  </fieldset>
);

/** The fields of the booking form. */
export const BookingFields = ({ form, therapist }: BookingFieldsProps) => {
  const { errors } = form.formState;
  const supportFor = form.watch('supportFor');
  const field = (name: Exclude<keyof BookingValues, 'services'>) => ({
    id: fieldId(name),
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <>
      <TextField
        label={m.appointments_pseudo_name()}
        hint={m.appointments_pseudo_name_hint()}
        autoComplete="nickname"
        {...field('pseudoName')}
      />
      <RadioGroup
        legend={m.appointments_support_for()}
        options={[
          { value: 'self', label: m.appointments_support_self() },
          { value: 'other', label: m.appointments_support_other() },
        ]}
        {...field('supportFor')}
      />
      {supportFor === 'other' && (
        <p role="status" className="rounded-field bg-info-tint p-3 text-info">
          {m.appointments_guardian()}
        </p>
      )}
      <Select
        label={m.appointments_language()}
        placeholder={m.appointments_language_choose()}
        options={therapist.languages.map((language) => ({ value: language, label: language }))}
        {...field('language')}
      />
      <TextField
        label={m.appointments_mobile()}
        prefix={COUNTRY_CODE}
        inputMode="tel"
        autoComplete="tel-national"
        {...field('mobile')}
      />
      <TextField
        label={m.appointments_address()}
        hint={m.appointments_address_hint()}
        autoComplete="street-address"
        {...field('address')}
      />
      <Services form={form} therapist={therapist} />
    </>
  );
};
