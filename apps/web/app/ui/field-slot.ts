import { createContext, type ReactNode } from 'react';

/** A render slot below each field, by its id, so that features can add content without ui depending on them. */
export const FieldSlot = createContext<(fieldId: string) => ReactNode>(() => null);
