import { chunkTimeoutMs } from '@porchlight/contract/limits';
import { chunkErrorText } from '@porchlight/contract/texts';

/**
 * Loads a part of the program, and gives up after the time the specification allows.
 * @param name what the error calls the chunk
 * @throws Error 'Loading chunk {name} failed'; a later call tries again
 */
export async function loadChunk<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    throw new Error(chunkErrorText(name), { cause });
  } finally {
    clearTimeout(timer);
  }
}
