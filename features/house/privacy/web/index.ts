export { AccountDeleted } from './account-deleted.tsx';
export { YourData } from './your-data.tsx';
