import { createContext, use, useEffect, useId, useSyncExternalStore } from 'react';

/** What is open at once on a page, by ids, the newest last. */
export class OpenBars {
  #ids: readonly string[] = [];
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  get newest(): string | undefined {
    return this.#ids.at(-1);
  }

  /** @returns takes it away again */
  add(id: string): () => void {
    this.#change([...this.#ids, id]);
    return () => this.#change(this.#ids.filter((each) => each !== id));
  }

  #change(ids: readonly string[]) {
    this.#ids = ids;
    for (const listener of this.#listeners) listener();
  }
}

/** What counts as a page: pages drawn beside each other have one each. */
export const OpenBarsContext = createContext(new OpenBars());

/**
 * Of all that are open on the page at once, whether this one has said something last.
 * @param message what it says; null while it is closed
 * @see https://mui.com/material-ui/react-snackbar/#consecutive-snackbars
 */
export function useIsNewest(message: string | null): boolean {
  const id = useId();
  const bars = use(OpenBarsContext);
  useEffect(() => (message === null ? undefined : bars.add(id)), [bars, message, id]);
  return useSyncExternalStore(
    bars.subscribe,
    () => bars.newest === id,
    () => false,
  );
}
