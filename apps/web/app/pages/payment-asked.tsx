import { BookedSession } from '@dhruva/care/appointments/web';
import { PaymentStatus } from '@dhruva/money/payments/web';

interface PaymentAskedProps {
  readonly orderId: string;
  readonly failed: boolean;
}

/** How a payment stands, and the session it was for. */
export const PaymentAsked = ({ orderId, failed }: PaymentAskedProps) => (
  <>
    <PaymentStatus orderId={orderId} failed={failed} />
    <BookedSession orderId={orderId} />
  </>
);
