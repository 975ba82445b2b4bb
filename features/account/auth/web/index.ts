export { CodeStep } from './codes/code-step.tsx';
export { refusalInWords } from './codes/time-left.ts';
export { EndedSession } from './ended/ended-session.tsx';
export { SecondCheck } from './second-check/second-check.tsx';
export { SessionProvider, useSession, useToken } from './session.tsx';
export { Signup } from './signup.tsx';
export { ConfirmedOwnerOnly } from './confirmed-owner-only.tsx';
export {
  dropWish,
  keepWish,
  readWish,
  useWishFor,
  type Wish,
  WISH_SCRIPT,
  wishLink,
} from './wish.ts';
export { WishSheet } from './wish/wish-sheet.tsx';
