import type { UseFormRegisterReturn } from 'react-hook-form';
import { useSession } from '@dhruva/account/auth/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Checkbox } from '@dhruva/web/ui/checkbox.tsx';
import { Select } from '@dhruva/web/ui/select.tsx';
import { TextField } from '@dhruva/web/ui/text-field.tsx';
import { type PersonDetails, RELATIONS } from '../contract/schemas.ts';
import { type KeepAs, relationIn } from './keep-as.ts';
import { relationLabel } from './relation-label.ts';

interface NameAndKeepProps {
  readonly id: (field: string) => string;
  readonly name: UseFormRegisterReturn;
  readonly nameError: string | undefined;
  /** What the list keeps them as once the form is sent; '' where it does not. */
  readonly keepAs: KeepAs;
  readonly onKeepAs: (keepAs: KeepAs) => void;
  /** What they are kept as unless another is chosen. */
  readonly likely: PersonDetails['relation'];
  /** Chosen from the list. */
  readonly isKept: boolean;
}

/** The name of another person, and whether the list is to keep them; nobody is kept unasked. */
export const NameAndKeep = ({ id, name, nameError, keepAs, ...rest }: NameAndKeepProps) => {
  const { isAuthenticated } = useSession();
  return (
    <>
      <TextField
        id={id('name')}
        label={m.people_name()}
        hint={m.people_name_hint()}
        error={nameError}
        optional={keepAs === ''}
        autoComplete="off"
        {...name}
      />
      {isAuthenticated && !rest.isKept && (
        <Checkbox
          id={id('keep')}
          label={m.people_keep()}
          checked={keepAs !== ''}
          onChange={({ currentTarget: { checked } }) => rest.onKeepAs(checked ? rest.likely : '')}
        />
      )}
      {isAuthenticated && !rest.isKept && keepAs !== '' && (
        <Select
          id={id('keepAs')}
          label={m.people_relation()}
          value={keepAs}
          options={RELATIONS.map((value) => ({ value, label: relationLabel(value) }))}
          onChange={({ currentTarget: { value } }) => rest.onKeepAs(relationIn(value))}
        />
      )}
    </>
  );
};
