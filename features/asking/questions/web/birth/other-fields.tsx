import { NameAndKeep, PersonPicker } from '@dhruva/asking/people/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Checkbox } from '@dhruva/web/ui/checkbox.tsx';
import { Select } from '@dhruva/web/ui/select.tsx';
import { birthFieldId, BirthFields, type BirthFieldsProps } from './birth-fields.tsx';
import { otherForm, personForm } from './birth-form.rules.ts';

/** Another person's birth details, and that they agree. */
export const OtherFields = ({ form, ...props }: BirthFieldsProps) => (
  <>
    <PersonPicker
      id={birthFieldId('person')}
      value={form.watch('person')}
      onPick={(person) => form.reset(person ? personForm(person) : otherForm())}
    />
    <NameAndKeep
      id={birthFieldId}
      name={form.register('name')}
      nameError={form.formState.errors.name?.message}
      keepAs={form.watch('keepAs')}
      onKeepAs={(keepAs) => form.setValue('keepAs', keepAs)}
      likely="family"
      isKept={form.watch('person') !== ''}
    />
    <Select
      id={birthFieldId('gender')}
      label={m.questions_gender()}
      options={[
        { value: 'male', label: m.questions_gender_male() },
        { value: 'female', label: m.questions_gender_female() },
        { value: 'other', label: m.questions_gender_other() },
      ]}
      {...form.register('gender')}
    />
    <BirthFields form={form} {...props} />
    <Checkbox
      id={birthFieldId('otherAgrees')}
      label={m.questions_agrees()}
      error={form.formState.errors.otherAgrees?.message}
      {...form.register('otherAgrees')}
    />
  </>
);
