export { addressGroup } from './address.rules.ts';
