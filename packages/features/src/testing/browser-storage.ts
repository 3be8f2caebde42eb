import { indexedDB } from 'fake-indexeddb';
import { clear, createStore, keys } from 'idb-keyval';
import { vi } from 'vitest';

/** The store of the drafts' files, as `draft-store.ts` opens it. */
const draftFiles = () => createStore('porchlight-drafts', 'files');

/**
 * Gives a unit test an empty browser storage: as local storage Node's own `Storage`, and IndexedDB in memory.
 * `vi.unstubAllGlobals` and `vi.restoreAllMocks` take it away.
 */
export async function stubBrowserStorage(): Promise<void> {
  sessionStorage.clear();
  vi.stubGlobal('localStorage', sessionStorage);
  vi.stubGlobal('indexedDB', indexedDB);
  await clear(draftFiles());
}

/** Makes local storage refuse every write, as when it is full. @returns a function that makes room again */
export function fillLocalStorage(): () => void {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  return () => setItem.mockRestore();
}

/** Makes every access to local storage fail, as in browsers that block it together with cookies. */
export function blockLocalStorage(): void {
  block('localStorage');
}

/** Makes every access to IndexedDB fail, as in browsers that block it together with cookies. */
export function blockIndexedDb(): void {
  block('indexedDB');
}

function block(name: 'localStorage' | 'indexedDB'): void {
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(globalThis, name, { configurable: true, get });
}

/** Keys of the drafts' files in IndexedDB. */
export async function storedFileKeys(): Promise<string[]> {
  return keys<string>(draftFiles());
}
