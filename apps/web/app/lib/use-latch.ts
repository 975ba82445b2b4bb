import { useState } from 'react';

/** Latches: true from the first render in which `isSo` was true. */
export const useLatch = (isSo: boolean): boolean => {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return wasSo || isSo;
};
