import { AskRoom } from './ask-room.tsx';
import { CareRoom } from './care-room.tsx';

/** Asking and care, side by side and apart. */
export const Rooms = () => (
  <div className="grid md:grid-cols-2">
    <AskRoom />
    <CareRoom />
  </div>
);
