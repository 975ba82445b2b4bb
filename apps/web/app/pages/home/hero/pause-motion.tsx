import { useMotionControl } from '../../../lib/motion.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icons.tsx';

/** The button that pauses and resumes all animation of the page. */
export const PauseMotion = () => {
  const { isPaused, toggle } = useMotionControl();
  return (
    <button
      type="button"
      onClick={toggle}
      className="absolute top-2 right-2 inline-flex min-h-11 items-center gap-1.5 rounded-pill px-3 text-small text-ink-3 hover:text-ink sm:top-3 sm:right-4"
    >
      <Icon name={isPaused ? 'play' : 'pause'} size={18} />
      {isPaused ? m.home_motion_play() : m.home_motion_pause()}
    </button>
  );
};
