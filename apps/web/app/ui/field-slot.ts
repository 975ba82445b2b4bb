import { createContext, type ReactNode } from 'react';

/** What stands below the field of this id, where the house has something to say there; ui has no words of its own. */
export const FieldSlot = createContext<(fieldId: string) => ReactNode>(() => null);
