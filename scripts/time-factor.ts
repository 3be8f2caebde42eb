/** How many times longer than usual this machine may take: `npm test` measures it, and every time limit is multiplied by it. */
export const timeFactor = Math.max(1, Number(process.env.TIME_FACTOR) || 1);
