const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/u;
const V6_NETWORK_GROUPS = 4;

/**
 * The network address that rate limits count: an IPv4 address as it is, an IPv6 address by its first 64 bits,
 * since one household owns the rest.
 */
export const addressGroup = (ip: string): string => {
  const bare = ip.toLowerCase().split('%')[0] ?? '';
  const mapped = V4_IN_V6.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!bare.includes(':')) return bare;
  const [head = '', tail = ''] = bare.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, V6_NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};
