import { vi } from 'vitest';

/** Formats a console call as text, with its placeholders replaced. */
export function lineOf(parts: readonly unknown[]): string {
  const [first = '', ...rest] = parts.map((part) => (part instanceof Error ? part.message : String(part)));
  return first.replace(/%[sdo]/g, () => rest.shift() ?? '');
}

/** Returns the errors and warnings that are logged to the console while `work` runs, one text per call. */
export async function captureConsole(work: () => unknown): Promise<string[]> {
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
