import { useEffect, useRef, useState } from 'react';
import { useMotionOff } from '../../../lib/motion.ts';
import mp4 from './lamp-and-sky.mp4';
import webm from './lamp-and-sky.webm';
import poster from './lamp-and-sky.webp';

const SIZE = { width: 1280, height: 720 } as const;

/** Whether the browser's data saver is on; false where the browser has no such API. */
const savesData = (): boolean =>
  'connection' in navigator &&
  (navigator.connection as { readonly saveData?: boolean }).saveData === true;

/** A decorative video over its poster image; plays only while motion is allowed. */
export const Film = () => {
  const isMotionOff = useMotionOff();
  const [isWanted, setWanted] = useState(false);
  const film = useRef<HTMLVideoElement>(null);
  if (!isWanted && !isMotionOff && !savesData()) setWanted(true);
  useEffect(() => {
    if (isMotionOff) film.current?.pause();
    else film.current?.play().catch(() => undefined);
  }, [isMotionOff, isWanted]);
  return (
    <>
      <img src={poster} alt="" loading="lazy" decoding="async" className="size-full" {...SIZE} />
      {isWanted && (
        <video
          ref={film}
          autoPlay
          loop
          muted
          playsInline
          disablePictureInPicture
          preload="none"
          poster={poster}
          aria-hidden="true"
          tabIndex={-1}
          className="absolute inset-0 size-full"
          {...SIZE}
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
        </video>
      )}
    </>
  );
};
