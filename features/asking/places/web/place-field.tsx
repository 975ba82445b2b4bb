import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isLongEnough } from '../contract/query-length.ts';
import { searchPlaces } from '../contract/routes.ts';
import type { Place } from '../contract/schemas.ts';
import type { PlaceValue } from '@dhruva/account/profile/web';
import { call } from '@dhruva/web/lib/call.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Combobox } from '@dhruva/web/ui/combobox.tsx';

const TYPING_PAUSE_MS = 150;

interface PlaceFieldProps {
  readonly id: string;
  readonly value: PlaceValue;
  readonly onChange: (value: PlaceValue) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
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
export const PlaceField = ({ id, value, onChange, error, disabled = false }: PlaceFieldProps) => {
  const query = useDebounced(value.text.trim());
  const open = value.placeId === '' && !disabled;
  const searching = open && isLongEnough(query);
  const found = useQuery({
    queryKey: ['places', query],
    queryFn: async () => (await call(searchPlaces, { query: { q: query } })).places,
    enabled: searching,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  const items = searching ? (found.data ?? []) : [];
  const status = (): string | undefined => {
    if (open && query !== '' && !searching) return m.places_short();
    if (!searching || items.length > 0) return undefined;
    if (found.isError) return m.places_offline();
    return found.isPending ? m.places_looking() : m.places_none();
  };
  return (
    <Combobox<Place>
      id={id}
      name="placeOfBirth"
      label={m.places_label()}
      hint={m.places_hint()}
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
