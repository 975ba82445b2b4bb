export { parseBirthDate, parseBirthTime } from './birth-input.rules.ts';
export { openProfile, readerOf, setContactNumber } from './profile.service.ts';
export { loadProfile } from './profile.store.ts';
export { EMPTY_PROFILE } from './update.rules.ts';
export { profileData } from './personal-data.store.ts';
