import { useSession } from '@dhruva/account/auth/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Select } from '@dhruva/web/ui/select.tsx';
import type { Person } from '../contract/schemas.ts';
import { usePeople } from './use-people.ts';

interface PersonPickerProps {
  readonly id: string;
  readonly onPick: (person: Person) => void;
}

/** Fills a form with one of the list; not shown to who has no list. */
export const PersonPicker = ({ id, onPick }: PersonPickerProps) => {
  const { isAuthenticated } = useSession();
  const { data: people = [] } = usePeople(isAuthenticated);
  return people.length === 0 ? null : (
    <Select
      id={id}
      label={m.people_pick()}
      optional
      placeholder={m.people_pick_none()}
      options={people.map((person) => ({ value: person.id, label: person.details.name }))}
      onChange={({ currentTarget: { value } }) => {
        const person = people.find((each) => each.id === value);
        if (person) onPick(person);
      }}
    />
  );
};
