interface Detail {
  readonly status?: number;
  readonly code?: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR' | 'SERVER_ERROR';
  readonly field?: string;
  readonly source?: string;
  readonly step?: string;
  readonly reason?: string;
  readonly metadata?: { payment_id?: string; order_id?: string };
}

/** An error reply like Razorpay's; `body` has its documented shape (errors.md). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: { readonly error: Record<string, unknown> };

  constructor(description: string, detail: Detail = {}) {
    super(description);
    const { status = 400, code = 'BAD_REQUEST_ERROR', field, metadata = {} } = detail;
    const { source = 'NA', step = 'NA', reason = 'NA' } = detail;
    this.status = status;
    this.body = {
      error: {
        code,
        description,
        source,
        step,
        reason,
        metadata,
        ...(field !== undefined && { field }),
      },
    };
  }
}

/** The error for an invalid request field. */
export const invalid = (field: string, description: string): ApiError =>
  new ApiError(description, {
    field,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
  });
