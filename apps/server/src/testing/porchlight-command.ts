import { vi } from 'vitest';
import { runCommandLine } from '../ops/command-line.ts';
import type { TestServer } from './test-server.ts';

/** Runs a command over a data folder as an operator would, in this process. Resets the mocks of the test. */
export async function porchlight(target: string | Pick<TestServer, 'dataDir' | 'databaseUrl'>, ...args: string[]) {
  const { dataDir, databaseUrl = '' } = typeof target === 'string' ? { dataDir: target } : target;
  const lines: { stdout: string[]; stderr: string[] } = { stdout: [], stderr: [] };
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.stdout.push(line));
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.stderr.push(line));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.stdout.push(String(text)) > 0);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.stderr.push(String(text)) > 0);
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', databaseUrl);
  const umask = process.umask();
  try {
    const code = await runCommandLine(args);
    return { code, stdout: lines.stdout.join('\n'), stderr: lines.stderr.join('\n') };
  } finally {
    process.umask(umask);
    process.exitCode = undefined;
    vi.restoreAllMocks();
  }
}
