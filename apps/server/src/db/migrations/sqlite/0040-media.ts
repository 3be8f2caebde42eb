export { up } from '../both/0040-media.ts';
