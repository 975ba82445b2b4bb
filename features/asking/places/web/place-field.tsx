import { useEffect, useState } from 'react';
import { isLongEnough } from '../contract/query-length.ts';
import type { Place } from '../contract/schemas.ts';
import type { PlaceValue } from '@dhruva/account/profile/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Combobox } from '@dhruva/web/ui/combobox.tsx';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

const TYPING_PAUSE_MS = 150;

interface PlaceFieldProps {
  readonly id: string;
  readonly value: PlaceValue;
  readonly onChange: (value: PlaceValue) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  /** Without the line that explains the field. */
  readonly brief?: boolean;
}

const useDebounced = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

const PlaceLine = ({ place }: { readonly place: Place }) => (
  <span className="flex flex-col">
    <span className="font-semibold">{place.name}</span>
    <span className="text-small text-ink-3">
      {[place.region, place.country].filter(Boolean).join(', ')}
      {place.approximate && ` · ${m.places_approximate()}`}
    </span>
  </span>
);

/**
 * The field of a place of birth: suggestions from the gazetteer while typing; free text and coordinates stay
 * allowed.
 */
export const PlaceField = (props: PlaceFieldProps) => {
  const { id, value, onChange, error, disabled = false, brief = false } = props;
  const query = useDebounced(value.text.trim());
  const open = value.placeId === '' && !disabled;
  const searching = open && isLongEnough(query);
  const found = usePlaceSuggestions(searching ? query : undefined);
  const items = searching ? found.places : [];
  const status = (): string | undefined => {
    if (open && query !== '' && !searching) return m.places_short();
    if (!searching || items.length > 0) return undefined;
    if (found.isPending) return m.places_looking();
    return found.isError ? m.places_offline() : m.places_none();
  };
  return (
    <Combobox<Place>
      id={id}
      name="placeOfBirth"
      label={m.places_label()}
      hint={brief ? undefined : m.places_hint()}
      error={error}
      placeholder={m.places_placeholder()}
      disabled={disabled}
      value={value.text}
      items={items}
      itemKey={(place) => place.id}
      renderItem={(place) => <PlaceLine place={place} />}
      status={status()}
      onType={(text) => onChange({ text, placeId: '' })}
      onChoose={(place) => onChange({ text: place.label, placeId: place.id })}
    />
  );
};
