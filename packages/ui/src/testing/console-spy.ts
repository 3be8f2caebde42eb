import { vi } from 'vitest';

/** One call of the console as a text, values put in. */
export function lineOf(parts: readonly unknown[]): string {
  const [first = '', ...rest] = parts.map((part) => (part instanceof Error ? part.message : String(part)));
  return first.replace(/%[sdo]/g, () => rest.shift() ?? '');
}

/** What was written to the console as an error or a warning while `work` ran, one text per call, values put in. */
export async function consoleDuring(work: () => unknown): Promise<string[]> {
  const lines: string[] = [];
  const take = (...parts: unknown[]) => lines.push(lineOf(parts));
  const spies = [
    vi.spyOn(console, 'error').mockImplementation(take),
    vi.spyOn(console, 'warn').mockImplementation(take),
  ];
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return lines;
}
