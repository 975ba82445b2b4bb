const ROWS = [0, 1, 2];

/** A skeleton list, visible after 200 ms; `label` is announced and shown. */
export const ListLoading = ({ label }: { readonly label: string }) => (
  <div role="status" className="late flex flex-col gap-4">
    <p className="text-ink-2">{label}</p>
    <div
      aria-hidden="true"
      className="rounded-card border border-line bg-surface px-4 shadow-rest sm:px-6"
    >
      {ROWS.map((row) => (
        <div key={row} className="border-b border-line py-4 last:border-b-0">
          <div className="h-4 w-2/3 rounded-pill bg-surface-2" />
          <div className="mt-3 h-3 w-1/3 rounded-pill bg-surface-2" />
        </div>
      ))}
    </div>
  </div>
);
