export { FollowUpsOfAnswer } from './follow-ups-of-answer.tsx';
