/**
 * How many times slower this machine is than the one that the tests' time limits were written for: at least 1. `npm test`
 * measures it (`measure-time-factor.ts`) and passes it on as `TIME_FACTOR`; every time limit of a test is multiplied by it.
 */
export const timeFactor = Math.max(1, Number(process.env.TIME_FACTOR) || 1);
