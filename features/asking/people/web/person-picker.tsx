import { useSession } from '@dhruva/account/auth/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Select } from '@dhruva/web/ui/select.tsx';
import type { Person } from '../contract/schemas.ts';
import { usePeople } from './use-people.ts';

interface PersonPickerProps {
  readonly id: string;
  /** The id of who is chosen; '' for nobody of the list. */
  readonly value: string;
  readonly label?: string;
  /** Whom the form is about while nobody of the list is chosen; by default somebody else. */
  readonly nobody?: string;
  /** Undefined: nobody of the list any more. */
  readonly onPick: (person: Person | undefined) => void;
}

/** Fills a form with one of the list; not shown to who has no list. */
export const PersonPicker = ({ id, value, label, nobody, onPick }: PersonPickerProps) => {
  const { isAuthenticated } = useSession();
  const { data: people = [] } = usePeople(isAuthenticated);
  return people.length === 0 ? null : (
    <Select
      id={id}
      label={label ?? m.people_pick()}
      placeholder={nobody ?? m.people_pick_none()}
      options={people.map((person) => ({ value: person.id, label: person.details.name }))}
      value={people.some((person) => person.id === value) ? value : ''}
      onChange={({ currentTarget: { value: chosen } }) =>
        onPick(people.find((person) => person.id === chosen))
      }
    />
  );
};
