import type { ConcurrentEditor } from '@porchlight/contract/drafts';
import type { AnyRecord } from '@porchlight/contract/entity';
import { readUser, reportFailure } from '../api/index.ts';
import { type AutosaveResult, createAutosave } from './autosave.ts';
import type { DraftAccount } from './draft-account.ts';
import { lockDraft, randomKey } from './draft-locks.ts';
import {
  type Draft,
  type DraftTarget,
  draftStorageKey,
  markDraftSent,
  readDraftFiles,
  removeDraft,
  writeDraft,
  writeDraftFile,
} from './draft-store.ts';

/** Where a form's unsaved work is; `at` is when it was stored there, in milliseconds since the Unix epoch. */
export type DraftState =
  /** Nowhere, as there is none: nothing was changed yet, or it was saved or discarded. */
  | { name: 'idle' }
  | { name: 'on this device'; at: number }
  /** The device has no room; the account has not responded yet. */
  | { name: 'sending' }
  /** Only there: the device has no room. */
  | { name: 'in the account'; at: number }
  /** Only in the window: the device has no room, and the account does not have it either. */
  | { name: 'not saved'; reason: Extract<AutosaveResult, { rejected: string }>['rejected'] };

/** What a form reports of its draft. A new object after each change. */
export interface DraftSnapshot {
  state: DraftState;
  /** Names of the restored draft's files that this device does not have. */
  missingFiles: readonly string[];
}

/** Unsaved work of a form. */
export interface DraftContent {
  /** Title in the list of drafts. */
  title: string;
  /** Changed values by field. */
  values: Record<string, string>;
  /** Selected files by field. */
  files: Readonly<Record<string, File>>;
}

export interface FormDraftOptions extends DraftTarget {
  /** The record that the form starts from, null for a new one. */
  base: AnyRecord | null;
  account: DraftAccount;
  /** Called with who else is editing the record of this id, each time the account stores the draft. */
  onConcurrentEditors: (editors: ConcurrentEditor[], record: string) => void;
}

/**
 * The unsaved work of one open form: stores it on the device first, and then in the account, until it is saved or
 * discarded. docs/decisions/0061
 */
export class FormDraft {
  #target: DraftTarget;
  readonly #account: DraftAccount;
  readonly #autosave;
  readonly #listeners = new Set<() => void>();
  #snapshot: DraftSnapshot = { state: { name: 'idle' }, missingFiles: [] };
  /** Two tabs with the same form have separate drafts. */
  #id = randomKey();
  #key = randomKey();
  #base: AnyRecord | null;
  /** `savedAt` of the draft that the account has. */
  #sentAt: number | undefined;
  /** Whether the device has this draft, or an earlier version of it. */
  #isOnDevice = false;
  #isDiscarded = false;
  /** The files that the device has, or is storing. */
  #storedFiles: Readonly<Record<string, File>> = {};
  #unlock = () => {};

  constructor({ owner, resource, record, base, account, onConcurrentEditors }: FormDraftOptions) {
    this.#target = { owner, resource, record };
    this.#base = base;
    this.#account = account;
    this.#autosave = createAutosave(account, (draft, result) => {
      // Saved or discarded meanwhile.
      if (draft.idempotencyKey !== this.#key || this.#snapshot.state.name === 'idle') return;
      if ('concurrentEditors' in result) {
        onConcurrentEditors(result.concurrentEditors, draft.record);
        this.#sentAt = draft.savedAt;
      }
      this.#onSent(draft, result);
    });
  }

  /** Idempotency key of the form's next save; the draft's id in the account. */
  get key(): string {
    return this.#key;
  }

  /** The record that the form's changes are based on, null for a new one. */
  get base(): AnyRecord | null {
    return this.#base;
  }

  /** Calls the listener after each change. @returns a function that stops this */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): DraftSnapshot => this.#snapshot;

  /** Marks the draft as open, so that no other form offers it. @returns a function that ends this */
  open(): () => void {
    this.#unlock();
    this.#unlock = lockDraft(draftStorageKey(this.#ownTarget()));
    return () => this.#unlock();
  }

  /** Stores the form's unsaved work, or deletes it when nothing is changed any more. */
  save(content: DraftContent | null): void {
    // Store nothing after the changes were discarded, or after a sign-out in another tab.
    if (this.#isDiscarded || (this.#target.owner !== 'staff' && readUser() === null)) return;
    if (!content) return void this.#removeEverywhere();
    const { title, values, files } = content;
    const draft: Draft = {
      ...this.#ownTarget(),
      savedAt: Date.now(),
      title,
      values,
      files: Object.fromEntries(Object.entries(files).map(([field, file]) => [field, file.name])),
      base: this.#base,
      idempotencyKey: this.#key,
      sentAt: this.#sentAt,
    };
    this.#saveOnDevice(draft);
    this.#autosave.schedule(draft);
    this.#saveFiles(files);
  }

  /** Keeps the draft on the device only while the form is saved. @returns a function that ends this */
  pauseAutosave(): () => void {
    return this.#autosave.pause();
  }

  /**
   * Continues an earlier draft in place of this one.
   * @returns its files; those that the device does not have are reported in the snapshot
   */
  async restore(draft: Draft): Promise<Record<string, File>> {
    const files = await readDraftFiles(draft);
    this.#id = draft.id;
    // Drafts that were stored by an older release have no `idempotencyKey`.
    this.#key = draft.idempotencyKey ?? randomKey();
    this.#base = this.#base && (draft.base ?? this.#base);
    this.#sentAt = draft.sentAt;
    this.#isOnDevice = true;
    this.#storedFiles = files;
    this.open();
    const missingFiles = Object.entries(draft.files).flatMap(([field, name]) => (files[field] ? [] : [name]));
    this.#update({ missingFiles });
    return files;
  }

  /** To be called when the form continues from another version of its record. */
  rebase(base: AnyRecord): void {
    this.#base = base;
  }

  /**
   * To be called after the form was saved, which has deleted the draft in the account: the next save is a new request.
   * What is typed from then on belongs to the stored record, also in a form that has just created it.
   * @param stored the record as stored now, for a form that stays open
   */
  async onSaved(stored: AnyRecord | null): Promise<void> {
    this.#key = randomKey();
    this.#sentAt = undefined;
    const removal = this.#removeFromDevice();
    if (stored) this.#follow(stored);
    await removal;
  }

  /** Deletes the draft everywhere and stores no other: the changes are discarded. */
  async discard(): Promise<void> {
    this.#isDiscarded = true;
    await this.#removeEverywhere();
  }

  /** Stores the form's work again after `discard`, because the form is still open. */
  resume(content: DraftContent | null): void {
    this.#isDiscarded = false;
    this.save(content);
  }

  #follow(stored: AnyRecord): void {
    this.#base = stored;
    const record = String(stored.id);
    if (record === this.#target.record) return;
    this.#target = { ...this.#target, record };
    this.open();
  }

  #ownTarget(): DraftTarget & { id: string } {
    return { ...this.#target, id: this.#id };
  }

  #update(changes: Partial<DraftSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...changes };
    for (const listener of this.#listeners) listener();
  }

  #saveOnDevice(draft: Draft): void {
    try {
      writeDraft(draft);
      this.#isOnDevice = true;
      this.#update({ state: { name: 'on this device', at: draft.savedAt }, missingFiles: [] });
    } catch (error) {
      reportFailure('keep unsaved work on the device', error);
      const { name } = this.#snapshot.state;
      if (name === 'idle' || name === 'on this device') this.#update({ state: { name: 'sending' } });
    }
  }

  #onSent(draft: Draft, result: AutosaveResult): void {
    const isInAccount = 'concurrentEditors' in result;
    if (this.#snapshot.state.name === 'on this device') {
      if (isInAccount) markDraftSent(draft);
    } else {
      const state: DraftState = isInAccount
        ? { name: 'in the account', at: Date.now() }
        : { name: 'not saved', reason: result.rejected };
      this.#update({ state, missingFiles: [] });
    }
  }

  #saveFiles(files: Readonly<Record<string, File>>): void {
    for (const [field, file] of Object.entries(files)) {
      if (this.#storedFiles[field] === file) continue;
      writeDraftFile(this.#ownTarget(), field, file).catch((error) =>
        reportFailure(`keep the file ${file.name} with unsaved work`, error),
      );
    }
    this.#storedFiles = { ...this.#storedFiles, ...files };
  }

  async #removeFromDevice(): Promise<void> {
    void this.#autosave.cancel();
    this.#update({ state: { name: 'idle' }, missingFiles: [] });
    if (!this.#isOnDevice) return;
    this.#isOnDevice = false;
    this.#storedFiles = {};
    await removeDraft(this.#ownTarget()).catch((error) => reportFailure('delete unsaved work', error));
  }

  async #removeEverywhere(): Promise<void> {
    const key = this.#key;
    const isSent = this.#sentAt !== undefined;
    this.#sentAt = undefined;
    const wasSending = this.#autosave.cancel();
    await this.#removeFromDevice();
    if (!(await wasSending) && !isSent) return;
    await this.#account.remove(key).catch((error) => reportFailure('delete unsaved work', error));
  }
}
