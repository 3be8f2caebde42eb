import { createContext, use, useEffect, useId, useSyncExternalStore } from 'react';

/** The ids of a page's open snackbars, the newest last. */
export class SnackbarStack {
  #ids: readonly string[] = [];
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  get newest(): string | undefined {
    return this.#ids.at(-1);
  }

  /** @returns a function that removes the id */
  add(id: string): () => void {
    this.#change([...this.#ids, id]);
    return () => this.#change(this.#ids.filter((each) => each !== id));
  }

  #change(ids: readonly string[]) {
    this.#ids = ids;
    for (const listener of this.#listeners) listener();
  }
}

/** The open snackbars of a page; several pages in one document, as in stories, need one provider each. */
export const SnackbarStackContext = createContext(new SnackbarStack());

/**
 * Whether this snackbar was the last to open or change its message, of all open ones on the page.
 * @param message its message; null while it is closed
 * @see https://mui.com/material-ui/react-snackbar/#consecutive-snackbars
 */
export function useIsNewestSnackbar(message: string | null): boolean {
  const id = useId();
  const stack = use(SnackbarStackContext);
  useEffect(() => (message === null ? undefined : stack.add(id)), [stack, message, id]);
  return useSyncExternalStore(
    stack.subscribe,
    () => stack.newest === id,
    () => false,
  );
}
