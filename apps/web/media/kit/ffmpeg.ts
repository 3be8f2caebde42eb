import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs ffmpeg and feeds it what it reads from its input.
 * @throws Error when it fails or is not installed
 */
export async function ffmpeg(args: readonly string[], input?: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const done = once(child, 'close') as Promise<[number]>;
  if (input) for await (const part of input) if (!child.stdin.write(part)) await once(child.stdin, 'drain');
  child.stdin.end();
  const [code] = await done;
  if (code !== 0) throw new Error(`ffmpeg failed (${code}). Is it installed? apt-get install -y ffmpeg`);
}
