export { moneyBackInWords } from './money-back.ts';
export { MyBookings, type OwnPurchases } from './my-bookings.tsx';
export { usePurchases, useCancel } from './use-purchases.ts';
