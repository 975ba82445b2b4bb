export { isOpenAt, openingAt } from './availability.service.ts';
