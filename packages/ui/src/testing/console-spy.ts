import { vi } from 'vitest';

/** Formats a console call as text, with its placeholders replaced. */
export function formatConsoleCall(parts: readonly unknown[]): string {
  const [first = '', ...args] = parts.map((part) => (part instanceof Error ? part.message : String(part)));
  return first.replace(/%[sdo]/g, () => args.shift() ?? '');
}

/** Returns the errors and warnings that are logged to the console while `callback` runs, one text per call. */
export async function captureConsole(callback: () => unknown): Promise<string[]> {
  const lines: string[] = [];
  const record = (...parts: unknown[]) => lines.push(formatConsoleCall(parts));
  const spies = [
    vi.spyOn(console, 'error').mockImplementation(record),
    vi.spyOn(console, 'warn').mockImplementation(record),
  ];
  try {
    await callback();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return lines;
}
