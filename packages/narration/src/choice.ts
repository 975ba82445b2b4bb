const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a over UTF-16 units, 32 bits: the same number for the same text on every machine. */
export const hashOf = (text: string): number => {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  }
  return hash >>> 0;
};

/** Picks a variant by the hash of `text`, preferring one not yet in `said`. Deterministic. */
export const chooseVariant = (
  key: string,
  variants: readonly string[],
  said: ReadonlySet<string> = new Set(),
): string => {
  const start = hashOf(key) % variants.length;
  const turned = [...variants.slice(start), ...variants.slice(0, start)];
  const chosen = turned.find((variant) => !said.has(variant)) ?? turned[0];
  if (chosen === undefined) throw new Error(`No variant to choose from for ${key}`);
  return chosen;
};
