export { speaksOfDistress } from '@dhruva/safety';
