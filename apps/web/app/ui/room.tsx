import { createContext, type ReactNode, useContext } from 'react';

const RoomClass = createContext<string | undefined>(undefined);

/** The class a part of the page needs that stands outside of its room in the document, as dialogs do. */
export const useRoomClass = (): string | undefined => useContext(RoomClass);

const CARE = 'in-care';

/** A room of care: what is pressed is sage, not ember (tokens.css). */
export const CareRoom = ({ children }: { readonly children: ReactNode }) => (
  <RoomClass value={CARE}>
    <div className={`${CARE} contents`}>{children}</div>
  </RoomClass>
);
