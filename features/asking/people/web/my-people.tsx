import { useState } from 'react';
import type { PlaceInput } from '@dhruva/account/profile/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { ErrorNote, RetryNote } from '@dhruva/web/ui/error-note.tsx';
import { ListLoading } from '@dhruva/web/ui/list-loading.tsx';
import type { Person } from '../contract/schemas.ts';
import { PersonForm } from './person-form.tsx';
import { relationLabel } from './relation-label.ts';
import { usePeople, useRemovePerson } from './use-people.ts';

interface RowProps {
  readonly person: Person;
  readonly onChange: () => void;
}

/** One person of the list, with the ways to change and to remove them; removing asks first. */
const PersonRow = ({ person: { id, details, birth }, onChange }: RowProps) => {
  const [asking, setAsking] = useState(false);
  const removing = useRemovePerson();
  const { name } = details;
  return (
    <li className="flex flex-col gap-3 border-b border-line py-4 last:border-b-0">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-ink-2">{relationLabel(details.relation)}</p>
        <p className="text-ink-2">
          {birth.timeUnknown ? m.people_untimed({ date: birth.inWords }) : birth.inWords},{' '}
          {birth.place.label}
        </p>
      </div>
      {asking && <p>{m.people_remove_text({ name })}</p>}
      <ErrorNote error={removing.error} />
      <div className="flex flex-wrap gap-3">
        {asking ? (
          <>
            <Button
              onClick={() => removing.mutate(id)}
              busyLabel={removing.isPending ? m.people_removing() : undefined}
            >
              {m.people_remove_named({ name })}
            </Button>
            <Button look="outline" onClick={() => setAsking(false)}>
              {m.people_cancel()}
            </Button>
          </>
        ) : (
          <>
            <Button look="outline" aria-label={m.people_change_named({ name })} onClick={onChange}>
              {m.people_change()}
            </Button>
            <Button
              look="outline"
              aria-label={m.people_remove_named({ name })}
              onClick={() => setAsking(true)}
            >
              {m.people_remove()}
            </Button>
          </>
        )}
      </div>
    </li>
  );
};

/** The list of people: shown, added to, changed and removed from. */
export const MyPeople = ({ PlaceInput }: { readonly PlaceInput: PlaceInput }) => {
  const people = usePeople();
  const [edited, setEdited] = useState<Person | 'new'>();
  if (people.isPending) return <ListLoading label={m.people_loading()} />;
  if (people.isError)
    return (
      <RetryNote
        text={m.people_failed()}
        label={m.people_retry()}
        onRetry={() => void people.refetch()}
      />
    );
  if (edited !== undefined) {
    const person = edited === 'new' ? undefined : edited;
    return (
      <section className="flex flex-col gap-5">
        <h2 className="text-title">
          {person ? m.people_change_named({ name: person.details.name }) : m.people_new()}
        </h2>
        <PersonForm {...{ person, PlaceInput }} onDone={() => setEdited(undefined)} />
      </section>
    );
  }
  return (
    <section className="flex flex-col items-start gap-5">
      <p className="text-ink-2">{people.data.length === 0 ? m.people_empty() : m.people_lead()}</p>
      {people.data.length > 0 && (
        <ul className="w-full max-w-xl">
          {people.data.map((person) => (
            <PersonRow key={person.id} person={person} onChange={() => setEdited(person)} />
          ))}
        </ul>
      )}
      <Button onClick={() => setEdited('new')}>{m.people_add()}</Button>
    </section>
  );
};
