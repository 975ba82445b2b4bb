import { BookedSession } from '@dhruva/care/appointments/web';
import { PaymentStatus } from '@dhruva/money/payments/web';

interface PaymentResultProps {
  readonly orderId: string;
  readonly failed: boolean;
}

/** The state of a payment and of the session it was for. */
export const PaymentResult = ({ orderId, failed }: PaymentResultProps) => (
  <>
    <PaymentStatus orderId={orderId} failed={failed} />
    <BookedSession orderId={orderId} />
  </>
);
