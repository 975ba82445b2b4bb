import { Flame } from './lamp.tsx';

/** The loading indicator: a flickering lamp. `label` is announced and shown. */
export const Spinner = ({ label }: { readonly label: string }) => (
  <div role="status" className="flex flex-col items-center gap-3 py-8 text-ink-2">
    <Flame size={48} flickering />
    <p>{label}</p>
  </div>
);
