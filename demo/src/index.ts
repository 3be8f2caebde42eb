export { seed } from './seed.ts';
export { seedPages } from './seed-pages.ts';
