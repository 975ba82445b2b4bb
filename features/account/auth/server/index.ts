export { addressGroup } from './address.rules.ts';
export { proveOwnNumber, sendOwnNumber } from './own-number.service.ts';
export { authData } from './personal-data.store.ts';
