export { lockUser, phoneHashOf } from './account.store.ts';
export { CODE_SENT } from './codes/send-code.service.ts';
export { verifyOwnNumberCode, sendOwnNumberCode } from './number/own-number.service.ts';
export { isWorkDone, makePuzzle } from './one-time-tokens/proof-of-work.service.ts';
export { authData } from './personal-data.store.ts';
export {
  AccountRefusal,
  giveNumberToParkedAccount,
  moveToNumber,
  setAccountEmail,
} from './second-check/account-help.service.ts';
export { authenticate } from './sessions/session.service.ts';
