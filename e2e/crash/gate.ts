/** Holds all senders back while the server is away, so that what is there can be compared without a race. */
export class Gate {
  #opening = Promise.withResolvers<void>();
  isOpen = false;

  open(): void {
    this.isOpen = true;
    this.#opening.resolve();
  }

  close(): void {
    if (this.isOpen) this.#opening = Promise.withResolvers();
    this.isOpen = false;
  }

  /** Resolves when it is open. */
  passed(): Promise<void> {
    return this.#opening.promise;
  }
}
