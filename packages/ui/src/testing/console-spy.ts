import { vi } from 'vitest';

/** What was written to the console as an error or a warning while `work` ran, one text per call, values put in. */
export async function consoleDuring(work: () => unknown): Promise<string[]> {
  const lines: string[] = [];
  const take = (...parts: unknown[]) => {
    const [first, ...rest] = parts.map((part) => (part instanceof Error ? part.message : String(part)));
    lines.push((first ?? '').replace(/%[sdo]/g, () => rest.shift() ?? ''));
  };
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
