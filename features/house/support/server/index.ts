export { supportData } from './personal-data.store.ts';
