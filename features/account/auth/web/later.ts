/** What others load by dynamic import only. */
export { solvePuzzle } from './codes/solve-puzzle.ts';
export { SignedInDevices } from './devices/signed-in-devices.tsx';
export { Login } from './login.tsx';
