import { chunkTimeoutMs } from '@porchlight/contract/limits';
import { chunkErrorText } from '@porchlight/contract/texts';
import { type ComponentType, lazy } from 'react';

/** The URL of the module that failed to load, at the end of Chrome's and Firefox's error messages. */
const failedModuleUrl = /https?:\/\/\S+\.js$/;
/** Delays before each further try, in milliseconds: a server that is busy for a moment answers the second one. ours */
const retryDelaysMs = [0, 1000, 4000];
let retries = 0;

/**
 * Retries the import of a failed module, a few times and under other URLs: Firefox, and Chrome from 150 on, remember the failure of a
 * URL until the page is reloaded. When one of the module's own imports failed, only a reload helps.
 */
async function retryImport(cause: unknown) {
  const [url] = failedModuleUrl.exec(cause instanceof Error ? cause.message : '') ?? [];
  if (!url) throw cause;
  for (const delayMs of retryDelaysMs) {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    retries += 1;
    try {
      return await import(/* @vite-ignore */ `${url}?again=${retries}`);
    } catch {
      // The first failure is the one to report.
    }
  }
  throw cause;
}

/**
 * Loads a chunk with a dynamic import, with the timeout of the specification.
 * @param name of the chunk in the error message
 * @throws Error 'Loading chunk {name} failed'; a later call tries again
 */
export async function loadChunk<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load().catch(retryImport), timeout]);
  } catch (cause) {
    throw new Error(chunkErrorText(name), { cause });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A component that is loaded when it is first rendered, as a chunk. Needs a `Suspense` above it.
 * @param name of the chunk in the error message
 */
export function lazyComponent<Props>(name: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(() => loadChunk(name, async () => ({ default: await load() })));
}
