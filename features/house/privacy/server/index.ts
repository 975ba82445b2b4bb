export { keyData } from './personal-data.store.ts';
