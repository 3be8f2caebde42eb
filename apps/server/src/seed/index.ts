export { type SeedTarget, seedDemo } from './seed-demo.ts';
