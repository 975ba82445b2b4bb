/** Loaded by dynamic import only. */
export { SignedInDevices } from './devices/signed-in-devices.tsx';
export { Login } from './login.tsx';
