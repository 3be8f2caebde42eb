import type { ConcurrentEditor, DraftResponse, SavedDraft } from '@porchlight/contract/drafts';
import { ApiError } from '../api/index.ts';
import type { DraftAccount } from '../drafts/draft-account.ts';

/** An account in memory, for unit tests. */
export class FakeDraftAccount implements DraftAccount {
  /** Its drafts by idempotency key. */
  readonly drafts = new Map<string, SavedDraft>();
  /** The calls so far, such as 'keep {key}'. */
  readonly calls: string[] = [];
  /** What every call fails with. */
  failure: unknown;
  /** Who else is editing every record. */
  editors: ConcurrentEditor[] = [];
  #gate = Promise.resolve();

  /** Holds every response back. @returns a function that lets them through */
  hold(): () => void {
    let release = () => {};
    this.#gate = new Promise((resolve) => {
      release = resolve;
    });
    return () => {
      this.#gate = Promise.resolve();
      release();
    };
  }

  async keep(key: string, { resource, record, title, values, files, base }: SavedDraft): Promise<ConcurrentEditor[]> {
    await this.#respond('keep', key);
    this.drafts.set(key, structuredClone({ resource, record, title, values, files, base }));
    return this.editors;
  }

  async fetch(key: string): Promise<DraftResponse['draft']> {
    await this.#respond('fetch', key);
    const draft = this.drafts.get(key);
    if (!draft) throw new ApiError(404, { code: 'not_found' });
    return { id: key, saved_at: '2026-03-14T15:00:00Z', ...draft };
  }

  async remove(key: string): Promise<void> {
    await this.#respond('remove', key);
    this.drafts.delete(key);
  }

  async #respond(call: string, key: string): Promise<void> {
    this.calls.push(`${call} ${key}`);
    await this.#gate;
    if (this.failure) throw this.failure;
  }
}
