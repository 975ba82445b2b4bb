export { counsellingData } from './personal-data.store.ts';
