/** Blocks all writers while the server is down, so that the data can be compared without races. */
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

  /** Resolves when the gate is open. */
  passed(): Promise<void> {
    return this.#opening.promise;
  }
}
