/** Prints a figure by its name. */
export type Print = (name: string, figure: string) => void;

/** The given percentile of values; NaN of none. @param share 0 to 1 */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
