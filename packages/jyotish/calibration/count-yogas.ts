/**
 * Counts every yoga over 10,000 seeded births and prints its share beside the range its record
 * expects: `npm run yogas -w @dhruva/jyotish`
 */
import { YOGAS } from '../src/yoga/all-yogas.ts';
import { yogaShares } from './yoga-shares.ts';

const BIRTHS = 10_000;
const SEED = 20260101;

const column = (percent: number): string => `${percent.toFixed(2).padStart(6)} %`;

const shares = yogaShares(BIRTHS, SEED);
const lines = YOGAS.map(({ id, family, percent: [low, high] }) => {
  const { percent, full, cancelled } = shares[id];
  const verdict = percent >= low && percent <= high ? 'ok ' : 'OUT';
  const name = `${family.padEnd(14)} ${id.padEnd(22)}`;
  const counted = `${column(percent)}  full ${column(full)}  cancelled ${column(cancelled)}`;
  return `${verdict}  ${name} ${counted}  expected ${low}–${high}`;
});
const outside = lines.filter((line) => line.startsWith('OUT'));
const perBirth = Object.values(shares).reduce((sum, { percent }) => sum + percent / 100, 0);

console.log(lines.join('\n'));
console.log(
  `${YOGAS.length} yogas over ${BIRTHS} births, ${outside.length} outside their band, ${perBirth.toFixed(1)} a birth`,
);
process.exitCode = outside.length === 0 ? 0 : 1;
