import { useState } from 'react';

/** Whether something has ever been so while the page lives: what was fetched for it then stays. */
export const useOnce = (isSo: boolean): boolean => {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return wasSo || isSo;
};
