export { BookedSession } from './booked/booked-session.tsx';
export type { BookingWish } from './booking-wish.ts';
export { JoinView } from './join/join-view.tsx';
export { YourSessions } from './sessions/your-sessions.tsx';
