export { up } from '../both/0027-second-factors.ts';
