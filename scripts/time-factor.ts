/**
 * How many times slower than usual this machine is, at least 1: every time limit of the tests is multiplied by it.
 * Environment variable `TIME_FACTOR`.
 */
export const timeFactor = Math.max(1, Number(process.env.TIME_FACTOR) || 1);
