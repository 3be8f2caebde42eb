export { up } from '../both/0026-step-up.ts';
