import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { useReceipt, useReceiptPdf } from './use-receipt.ts';
import { RetryNote } from '@dhruva/web/ui/error-note.tsx';

/** The receipt of an order, with buttons to print and to save. */
export const ReceiptView = ({ orderId }: { readonly orderId: string }) => {
  const { data, error, refetch } = useReceipt(orderId);
  const pdf = useReceiptPdf(orderId);
  if (error) {
    return (
      <RetryNote text={error.message} label={m.receipt_retry()} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <p role="status">{m.receipt_loading()}</p>;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={() => window.print()}>
          {m.receipt_print()}
        </Button>
        <Button
          look="outline"
          busyLabel={pdf.isPending ? m.receipt_pdf_busy() : undefined}
          onClick={() => pdf.mutate(data.number)}
        >
          {m.receipt_pdf()}
        </Button>
      </div>
      {pdf.isError && (
        <p role="alert" className="text-error">
          {m.receipt_pdf_failed()}
        </p>
      )}
      <ReceiptSheet receipt={data} />
    </div>
  );
};
