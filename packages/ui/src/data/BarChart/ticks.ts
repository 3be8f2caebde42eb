/**
 * Returns round tick values that include zero and all given values. The step is 1, 2 or 5 times a power of ten, so that
 * there are about as many ticks as wanted.
 * @returns at least two ticks, ascending
 */
export function roundTicks(values: readonly number[], wanted: number): number[] {
  let [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  // Rounding widens the range, which may require a larger step.
  for (let before = 0; ; ) {
    const step = roundStep((most - least || 1) / wanted);
    [least, most] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
    if (step === before) {
      const count = Math.max(Math.round((most - least) / step), 1) + 1;
      return Array.from({ length: count }, (_, index) => least + index * step);
    }
    before = step;
  }
}

/** Rounds to 1, 2, 5 or 10 by their geometric means, since the ratio of two steps matters, not their difference. */
function roundStep(apart: number): number {
  const power = 10 ** Math.floor(Math.log10(apart));
  const index = [Math.SQRT2, Math.sqrt(10), Math.sqrt(50)].findIndex((mean) => apart / power < mean);
  return power * ([1, 2, 5][index] ?? 10);
}
