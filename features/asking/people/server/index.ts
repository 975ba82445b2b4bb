export { peopleData } from './personal-data.store.ts';
