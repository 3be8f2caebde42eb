export { type Dated, dayOf, earliestFirst, isOver, splitByNow } from './moments.ts';
