import type { ResourceName } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { draftDays } from '@porchlight/contract/limits';
import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';

/** Identifies the form that a draft belongs to. */
export interface DraftTarget {
  /** The user who typed it: `userKey`. */
  owner: string;
  /** Name of the resource. */
  resource: ResourceName;
  /** Id of the record, 'new' for one that is being created. */
  record: string;
}

/** Unsaved values of a form, as stored on the device. */
export interface Draft extends DraftTarget {
  /** Id of the form instance, so that two tabs have separate drafts. */
  id: string;
  /** Milliseconds since the Unix epoch. */
  savedAt: number;
  /** Title in the list of drafts. */
  title: string;
  /** Changed values by field. */
  values: Record<string, string>;
  /** Names of selected files by field; the files themselves are in IndexedDB. */
  files: Record<string, string>;
  /** The record that the form started from, null for a new one. */
  base: AnyRecord | null;
  /** Idempotency key of the form's request; also the draft's id in the account. */
  idempotencyKey: string;
  /**
   * `savedAt` of the draft that the account has; undefined if it has none. Selected files are stored only on the
   * device.
   */
  sentAt?: number;
}

const prefix = 'draft:';
const dayMs = 24 * 60 * 60 * 1000;

/** Local storage key of a draft; also the name of the lock that its open form holds. */
export function draftStorageKey({ owner, resource, record, id }: DraftTarget & { id: string }): string {
  return prefix + [owner, resource, record, id].map(encodeURIComponent).join(':');
}

/**
 * Stores a draft's values in local storage, synchronously, so that they are stored even if the page closes right after.
 * @throws DOMException when storage is full or blocked
 */
export function writeDraft(draft: Draft): void {
  localStorage.setItem(draftStorageKey(draft), JSON.stringify(draft));
}

/** Marks a stored draft as sent to the account, unless it has been removed in the meantime. */
export function markDraftSent(draft: Draft): void {
  const stored = readDraft(draftStorageKey(draft));
  if (stored) tryToWriteDraft({ ...stored, sentAt: draft.savedAt });
}

/** Stores a draft like `writeDraft`. @returns false when storage is full or blocked */
export function tryToWriteDraft(draft: Draft): boolean {
  try {
    writeDraft(draft);
    return true;
  } catch {
    return false;
  }
}

/** A user's drafts, newest first; without `resource` and `record`, those of every form. */
export function readDrafts(form: Pick<DraftTarget, 'owner'> & Partial<DraftTarget>): Draft[] {
  return allDrafts()
    .filter(({ owner, resource, record }) => {
      return owner === form.owner && (form.resource ?? resource) === resource && (form.record ?? record) === record;
    })
    .sort((a, b) => b.savedAt - a.savedAt);
}

/**
 * A user's drafts of which the account does not have everything, newest first. The others are available after the next
 * sign-in; selected files are stored only on the device.
 */
export function readDeviceOnlyDrafts(owner: string): Draft[] {
  return readDrafts({ owner }).filter(
    ({ sentAt, savedAt, files }) => sentAt !== savedAt || Object.keys(files).length > 0,
  );
}

/** Deletes a draft and its files. */
export async function removeDraft(target: DraftTarget & { id: string }): Promise<void> {
  const name = draftStorageKey(target);
  localStorage.removeItem(name);
  await removeFiles((key) => key.startsWith(`${name}/`));
}

/** Deletes all drafts of a user and their files. */
export async function removeUserDrafts(owner: string): Promise<void> {
  const names = readDrafts({ owner }).map(draftStorageKey);
  for (const name of names) localStorage.removeItem(name);
  await removeFiles((key) => key.startsWith(`${prefix}${encodeURIComponent(owner)}:`));
}

/** Deletes expired drafts of all users, and files without a draft. */
export async function removeExpiredDrafts(now: number): Promise<void> {
  for (const draft of allDrafts()) {
    if (now - draft.savedAt > draftDays * dayMs) localStorage.removeItem(draftStorageKey(draft));
  }
  const names = new Set(allDrafts().map(draftStorageKey));
  await removeFiles((key) => !names.has(key.slice(0, key.lastIndexOf('/'))));
}

/** Stores a draft's selected file in IndexedDB. */
export async function writeDraftFile(target: DraftTarget & { id: string }, field: string, file: File): Promise<void> {
  await set(`${draftStorageKey(target)}/${field}`, file, store());
}

/** Reads a draft's files by field; files that could not be stored are missing. */
export async function readDraftFiles(draft: Draft): Promise<Record<string, File>> {
  const entries = await Promise.all(
    Object.keys(draft.files).map(async (field) => {
      const file = await readFile(`${draftStorageKey(draft)}/${field}`);
      return file instanceof File ? ([[field, file]] as const) : [];
    }),
  );
  return Object.fromEntries(entries.flat());
}

let files: UseStore | undefined;

/** Opened on first use, because the browser may block IndexedDB. */
function store(): UseStore {
  files ??= createStore('porchlight-drafts', 'files');
  return files;
}

async function readFile(key: string): Promise<unknown> {
  try {
    return await get<unknown>(key, store());
  } catch {
    // The browser blocks IndexedDB, some throw at once.
    return undefined;
  }
}

async function removeFiles(isObsolete: (key: string) => boolean): Promise<void> {
  const storedKeys = await keys<string>(store());
  const obsoleteKeys = storedKeys.filter(isObsolete);
  if (obsoleteKeys.length > 0) await delMany(obsoleteKeys, store());
}

function allDrafts(): Draft[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix))
      .flatMap((name) => readDraft(name) ?? []);
  } catch {
    // The browser blocks local storage.
    return [];
  }
}

function readDraft(name: string): Draft | undefined {
  try {
    const draft: Draft = JSON.parse(localStorage.getItem(name) ?? '');
    return typeof draft.savedAt === 'number' && draftStorageKey(draft) === name ? draft : undefined;
  } catch {
    return undefined;
  }
}
