export { isOpenAt, openingAt } from './availability.service.ts';
export { type DayDeps, DayRefusal, giveLeave, showDay, takeLeaveBack } from './day/day.service.ts';
export { changeHours, showHours } from './hours/hours.service.ts';
