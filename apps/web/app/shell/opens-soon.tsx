import { m } from '../paraglide/messages.js';
import { Icon } from '../ui/icons.tsx';

/** Says plainly that a part is not built yet. */
export const OpensSoon = () => (
  <p className="inline-flex items-center gap-2 rounded-pill bg-info-tint px-4 py-2 font-semibold text-info">
    <Icon name="clock" size={20} />
    {m.opens_soon()}
  </p>
);
