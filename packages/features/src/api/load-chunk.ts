import { chunkTimeoutMs } from '@porchlight/contract/limits';
import { chunkErrorText } from '@porchlight/contract/texts';

/** The address of a module that did not arrive, as Chrome and Firefox name it. */
const lostModule = /https?:\/\/\S+\.js$/;
let tries = 0;

/**
 * Asks for a lost module under another address: under its own it stays lost for as long as the page stands, from Chrome
 * 150 on as in Firefox. Where what it imports was lost, only loading the page anew helps.
 */
async function loadAgain(cause: unknown) {
  const [address] = lostModule.exec(cause instanceof Error ? cause.message : '') ?? [];
  if (!address) throw cause;
  tries += 1;
  return import(/* @vite-ignore */ `${address}?again=${tries}`);
}

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
    return await Promise.race([load().catch(loadAgain), timeout]);
  } catch (cause) {
    throw new Error(chunkErrorText(name), { cause });
  } finally {
    clearTimeout(timer);
  }
}
