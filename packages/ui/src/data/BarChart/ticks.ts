/**
 * Round numbers from at or below the least of some values and zero to at or above the greatest: 1, 2 or 5 times a power of
 * ten apart, so that there are about as many as wanted.
 * @returns at least two, in their order
 */
export function roundTicks(values: readonly number[], wanted: number): number[] {
  let [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  // What was rounded is longer, and may ask for a longer step.
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

/** Between 1, 2, 5 and 10 the geometric means decide, as people see how far apart lines are. */
function roundStep(apart: number): number {
  const power = 10 ** Math.floor(Math.log10(apart));
  const index = [Math.SQRT2, Math.sqrt(10), Math.sqrt(50)].findIndex((mean) => apart / power < mean);
  return power * ([1, 2, 5][index] ?? 10);
}
