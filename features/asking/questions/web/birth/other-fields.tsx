import { PersonPicker } from '@dhruva/asking/people/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Checkbox } from '@dhruva/web/ui/checkbox.tsx';
import { Select } from '@dhruva/web/ui/select.tsx';
import { birthFieldId, BirthFields, type BirthFieldsProps } from './birth-fields.tsx';
import { personForm } from './birth-form.rules.ts';

/** Another person's birth details, and that they agree. */
export const OtherFields = ({ form, ...props }: BirthFieldsProps) => (
  <>
    <PersonPicker id={birthFieldId('person')} onPick={(person) => form.reset(personForm(person))} />
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
