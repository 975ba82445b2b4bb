const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/u;
const V4_BLOCK_PARTS = 3;
const V6_BLOCK_GROUPS = 3;

/**
 * The block of network addresses that limits count: /24 of an IPv4 address, /48 of an IPv6 address, the most
 * that one customer of a provider is commonly given.
 */
export const addressBlock = (ip: string): string => {
  const bare = ip.toLowerCase().split('%')[0] ?? '';
  const v4 = V4_IN_V6.exec(bare)?.[1] ?? bare;
  if (!v4.includes(':')) return `${v4.split('.').slice(0, V4_BLOCK_PARTS).join('.')}.0/24`;
  const [head = '', tail = ''] = bare.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, V6_BLOCK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`;
};
