import type { ComponentType } from 'react';

/** What stands in the field for a place: the text, and the gazetteer's id while it is the one chosen from the list. */
export interface PlaceValue {
  readonly text: string;
  readonly placeId: string;
}

/** The field for a place, given by the page (it is another feature's). */
export type PlaceInput = ComponentType<{
  readonly id: string;
  readonly value: PlaceValue;
  readonly onChange: (value: PlaceValue) => void;
  readonly error?: string | undefined;
  /** Without the line that explains the field. */
  readonly brief?: boolean;
}>;
