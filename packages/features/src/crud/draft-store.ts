import type { ResourceName } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { draftDays } from '@porchlight/contract/limits';
import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';

/** Which form a draft belongs to. */
export interface DraftPlace {
  /** Whose it is, as `userKey` tells people apart. */
  owner: string;
  /** Name of the resource. */
  resource: ResourceName;
  /** Id of the record, 'new' for one that is being created. */
  record: string;
}

/** What was typed into a form and not saved. */
export interface Draft extends DraftPlace {
  /** The form's own id, so that two tabs keep two drafts. */
  id: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** What the list of drafts calls it. */
  title: string;
  /** The changed texts by field. */
  values: Record<string, string>;
  /** Names of chosen files by field; the files themselves are kept beside. */
  files: Record<string, string>;
  /** The record that the form started from, null for a new one. */
  base: AnyRecord | null;
  /** Key that the form is sent with, under which the account keeps the draft too. */
  idempotencyKey: string;
  /** `savedAt` of the state that the account has; undefined where it has none. Chosen files are on the device alone. */
  sentAt?: number;
}

const prefix = 'draft:';
const dayMs = 24 * 60 * 60 * 1000;

/** Name under which a draft is kept; also the name of the lock that its open form holds. */
export function draftName({ owner, resource, record, id }: DraftPlace & { id: string }): string {
  return prefix + [owner, resource, record, id].map(encodeURIComponent).join(':');
}

/**
 * Keeps a draft's texts, at once: local storage is written before the page can go.
 * @throws DOMException when the device has no room or forbids storage
 */
export function writeDraft(draft: Draft): void {
  localStorage.setItem(draftName(draft), JSON.stringify(draft));
}

/** Notes that the account has a draft, unless it is gone meanwhile. */
export function markSent(draft: Draft): void {
  const kept = readDraft(draftName(draft));
  if (kept) tryToWriteDraft({ ...kept, sentAt: draft.savedAt });
}

/** @returns false when the device has no room or forbids storage */
export function tryToWriteDraft(draft: Draft): boolean {
  try {
    writeDraft(draft);
    return true;
  } catch {
    return false;
  }
}

/** Drafts of a person, newest first; without a record those of every form. */
export function readDrafts(place: Pick<DraftPlace, 'owner'> & Partial<DraftPlace>): Draft[] {
  return allDrafts()
    .filter(({ owner, resource, record }) => {
      return owner === place.owner && (place.resource ?? resource) === resource && (place.record ?? record) === record;
    })
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** Forgets a draft and its files. */
export async function removeDraft(place: DraftPlace & { id: string }): Promise<void> {
  const name = draftName(place);
  localStorage.removeItem(name);
  await removeFiles((key) => key.startsWith(`${name}/`));
}

/** Forgets every draft of a person. */
export async function removeDraftsOf(owner: string): Promise<void> {
  const names = readDrafts({ owner }).map(draftName);
  for (const name of names) localStorage.removeItem(name);
  await removeFiles((key) => key.startsWith(`${prefix}${encodeURIComponent(owner)}:`));
}

/** Forgets drafts that nobody came back for, whoever's they are, and files that no draft names. */
export async function forgetOldDrafts(now: number): Promise<void> {
  for (const draft of allDrafts()) {
    if (now - draft.savedAt > draftDays * dayMs) localStorage.removeItem(draftName(draft));
  }
  const names = new Set(allDrafts().map(draftName));
  await removeFiles((key) => !names.has(key.slice(0, key.lastIndexOf('/'))));
}

/** Keeps a chosen file beside its draft. */
export async function writeDraftFile(place: DraftPlace & { id: string }, field: string, file: File): Promise<void> {
  await set(`${draftName(place)}/${field}`, file, store());
}

/** The files of a draft by field; one that the device could not keep is missing. */
export async function readDraftFiles(draft: Draft): Promise<Record<string, File>> {
  const found = await Promise.all(
    Object.keys(draft.files).map(async (field) => {
      const file = await get<unknown>(`${draftName(draft)}/${field}`, store()).catch(() => undefined);
      return file instanceof File ? ([[field, file]] as const) : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

let files: UseStore | undefined;

/** Opened when it is needed: a device may forbid it. */
function store(): UseStore {
  files ??= createStore('porchlight-drafts', 'files');
  return files;
}

async function removeFiles(isGone: (key: string) => boolean): Promise<void> {
  const all = await keys<string>(store());
  const gone = all.filter(isGone);
  if (gone.length > 0) await delMany(gone, store());
}

function allDrafts(): Draft[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix))
      .flatMap((name) => readDraft(name) ?? []);
  } catch {
    // A browser that forbids storage has no drafts.
    return [];
  }
}

function readDraft(name: string): Draft | undefined {
  try {
    const draft: Draft = JSON.parse(localStorage.getItem(name) ?? '');
    return typeof draft.savedAt === 'number' && draftName(draft) === name ? draft : undefined;
  } catch {
    return undefined;
  }
}
