/**
 * Returns round tick values that include zero and all given values. The step is 1, 2 or 5 times a power of ten, so that
 * there are about as many ticks as wanted.
 * @returns at least two ticks, ascending
 */
export function roundTicks(values: readonly number[], approximateCount: number): number[] {
  let [min, max] = [Math.min(0, ...values), Math.max(0, ...values)];
  // Rounding widens the range, which may require a larger step.
  for (let previousStep = 0; ; ) {
    const step = roundStep((max - min || 1) / approximateCount);
    [min, max] = [Math.floor(min / step) * step, Math.ceil(max / step) * step];
    if (step === previousStep) {
      const count = Math.max(Math.round((max - min) / step), 1) + 1;
      return Array.from({ length: count }, (_, index) => min + index * step);
    }
    previousStep = step;
  }
}

/** Rounds to 1, 2, 5 or 10 by their geometric means, since the ratio of two steps matters, not their difference. */
function roundStep(distance: number): number {
  const power = 10 ** Math.floor(Math.log10(distance));
  const index = [Math.SQRT2, Math.sqrt(10), Math.sqrt(50)].findIndex((mean) => distance / power < mean);
  return power * ([1, 2, 5][index] ?? 10);
}
