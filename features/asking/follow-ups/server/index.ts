export { followUpsOfUser } from './follow-ups.service.ts';
export { addFollowUps } from './follow-ups.store.ts';
export { followUpsData } from './personal-data.store.ts';
export { preparedFollowUps } from './prepared.rules.ts';
export type { PreparedFollowUps } from './prepared.rules.ts';
