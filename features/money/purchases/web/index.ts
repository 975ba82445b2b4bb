export { moneyBackInWords } from './money-back.ts';
export { MyBookings, type OwnPurchases } from './my-bookings.tsx';
export { useBookings, useCancel } from './use-purchases.ts';
