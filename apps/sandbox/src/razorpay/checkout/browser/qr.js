const SIZE = 21;
const FINDER = 7;

const isFinder = (x, y) => {
  const [u, v] = [
    x > SIZE - FINDER - 1 ? SIZE - 1 - x : x,
    y > SIZE - FINDER - 1 ? SIZE - 1 - y : y,
  ];
  if (u >= FINDER + 1 || v >= FINDER + 1 || (x >= FINDER + 1 && y >= FINDER + 1)) return undefined;
  const ring = Math.max(Math.abs(u - 3), Math.abs(v - 3));
  return ring === 3 || ring <= 1;
};

/** Draws something that looks like a QR code but encodes nothing, so no app can pay by it. */
export const drawQr = (svg, text) => {
  let seed = [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 2_147_483_647, 7);
  let path = '';
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      if (isFinder(x, y) ?? seed % 2 === 0) path += `M${x} ${y}h1v1h-1z`;
    }
  }
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  drawn.setAttribute('d', path);
  svg.replaceChildren(drawn);
};
