export { isOpenAt, openingAt } from './availability.service.ts';
export { type DayDeps, DayRefusal, grantLeave, showDay, cancelLeave } from './day/day.service.ts';
export { changeHours, showHours } from './hours/hours.service.ts';
