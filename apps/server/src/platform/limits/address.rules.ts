const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/u;
const V6_HOUSEHOLD_GROUPS = 4;
const V6_BLOCK_GROUPS = 3;

/** An IPv4 address, also as IPv6 maps it; undefined for any other. */
const v4Of = (ip: string): string | undefined =>
  V4_IN_V6.exec(ip)?.[1] ?? (ip.includes(':') ? undefined : ip);

const bareOf = (ip: string): string => ip.toLowerCase().split('%')[0] ?? '';

/** The first groups of 16 bits of an IPv6 address, without leading zeros. */
const v6Groups = (ip: string, count: number): string => {
  const [head = '', tail = ''] = ip.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, count);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
};

/**
 * The network address that rate limits count: an IPv4 address as it is, an IPv6 address by its first 64 bits,
 * since one household owns the rest.
 */
export const addressGroup = (ip: string): string => {
  const bare = bareOf(ip);
  return v4Of(bare) ?? `${v6Groups(bare, V6_HOUSEHOLD_GROUPS)}::/64`;
};

/**
 * The block of network addresses that limits count: /24 of an IPv4 address, /48 of an IPv6 address, the most
 * that one customer of a provider is commonly given.
 */
export const addressBlock = (ip: string): string => {
  const bare = bareOf(ip);
  const v4 = v4Of(bare);
  if (v4 === undefined) return `${v6Groups(bare, V6_BLOCK_GROUPS)}::/48`;
  return `${v4.split('.').slice(0, 3).join('.')}.0/24`;
};
