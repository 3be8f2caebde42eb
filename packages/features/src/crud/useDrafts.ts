import type { AnyRecord } from '@porchlight/contract/entity';
import type { OfferedDraft } from '@porchlight/ui/DraftNotice';
import type { EntityFormHandle, EntityFormState } from '@porchlight/ui/EntityForm';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { concurrentEditorsQuery, loadChunk, loadDraftCalls, readUser, reportFailure, userKey } from '../api/index.ts';
import { formatTime } from '../dates/index.ts';
import { type AutosaveResult, createAutosave } from './autosave.ts';
import { lockDraft, openDraftKeys, randomKey } from './draft-locks.ts';
import {
  type Draft,
  draftStorageKey,
  markDraftSent,
  readDraftFiles,
  readDrafts,
  removeDraft,
  removeExpiredDrafts,
  writeDraft,
  writeDraftFile,
} from './draft-store.ts';
import { draftParameter } from './draft-url.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { recordTitle } from './record-helpers.ts';

/** Shown when a draft could be stored neither on the device nor in the account. */
const notStoredTexts: Readonly<Record<Extract<AutosaveResult, { rejected: string }>['rejected'], string>> = {
  'too large': 'Your unsaved work is too large to keep. Save it before you leave this page.',
  'not now':
    'Your unsaved work can’t be kept on this device or in your account right now. Save it before you leave this page.',
};

/**
 * Stores a form's draft on the device and in the account while someone types, and offers drafts that earlier visits
 * left. Warns when a draft can't be stored in either place.
 * @param record the stored record; null for a new one
 */
export function useDrafts(
  definition: EntityDefinition,
  record: AnyRecord | null,
  form: RefObject<EntityFormHandle | null>,
) {
  const [owner] = useState(() => userKey(readUser()));
  // The draft that was selected on the previous screen: it is restored without being offered.
  const linkedId = useSearchParams()[0].get(draftParameter);
  const [offered, setOffered] = useState<{ draft: Draft; offer: OfferedDraft }[]>([]);
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState<string>();
  /** The form's draft id, idempotency key and base record; a restored draft has its own. */
  const start = useRef({ id: '', key: '', base: record });
  const storedFiles = useRef<Record<string, File>>({});
  const release = useRef(() => {});
  const isDiscarded = useRef(false);
  const isOnDevice = useRef(false);
  const hasRoom = useRef(true);
  /** `savedAt` of the draft that the account has. */
  const sentAt = useRef<number>(undefined);
  const target = { owner, resource: definition.name, record: record ? String(record.id) : 'new' };
  const draftTarget = () => ({ ...target, id: start.current.id });
  const client = useQueryClient();
  const editorsQuery = concurrentEditorsQuery(target.resource, target.record);
  const { data: concurrentEditors = [] } = useQuery({ ...editorsQuery, enabled: record !== null });
  const [autosave] = useState(() =>
    createAutosave((draft, result) => {
      if (draft.idempotencyKey !== start.current.key) return;
      if ('concurrentEditors' in result) {
        client.setQueryData(editorsQuery.queryKey, result.concurrentEditors);
        sentAt.current = draft.savedAt;
        if (hasRoom.current) markDraftSent(draft);
      }
      // If the device has the draft, `save` has already shown that.
      if (hasRoom.current) return;
      const isInAccount = 'concurrentEditors' in result;
      setStatus(
        isInAccount ? `Unsaved work kept in your account at ${formatTime(new Date().toISOString())}` : undefined,
      );
      setProblem(isInAccount ? undefined : notStoredTexts[result.rejected]);
    }),
  );

  const startDraft = (id: string, key: string, base: AnyRecord | null) => {
    release.current();
    start.current = { id, key, base };
    sentAt.current = undefined;
    release.current = lockDraft(draftStorageKey(draftTarget()));
  };

  const loadDrafts = useEffectEvent(async (isMounted: () => boolean) => {
    startDraft(randomKey(), randomKey(), record);
    await removeExpiredDrafts(Date.now()).catch((error) => reportFailure('delete old unsaved work', error));
    const openKeys = await openDraftKeys().catch(() => new Set());
    if (!isMounted()) return;
    const drafts = readDrafts(target).filter((draft) => !openKeys.has(draftStorageKey(draft)));
    if (drafts.length === 0 && !linkedId) return;
    const { moveDraftToDevice, toOfferedDraft } = await loadChunk(
      'offered-drafts',
      () => import('./offered-drafts.ts'),
    );
    setOffered(drafts.map((draft) => ({ draft, offer: toOfferedDraft(draft, definition) })));
    const draft = drafts.find(({ id }) => id === linkedId) ?? (linkedId && (await moveDraftToDevice(linkedId, target)));
    if (draft) await restore(draft);
  });
  useEffect(() => {
    let isMounted = true;
    loadDrafts(() => isMounted).catch((error) => reportFailure('offer unsaved work', error));
    return () => {
      isMounted = false;
      release.current();
    };
  }, []);

  const save = ({ values, files, changed }: EntityFormState) => {
    // Store nothing after the changes were discarded, or after a sign-out in another tab.
    if (isDiscarded.current || (owner !== 'staff' && readUser() === null)) return;
    if (changed.length === 0) return void removeEverywhere();
    const name = values[definition.mainField]?.trim();
    const draft: Draft = {
      ...draftTarget(),
      savedAt: Date.now(),
      title: name || (record ? recordTitle(definition, record) : ''),
      values: Object.fromEntries(Object.entries(values).filter(([field]) => changed.includes(field))),
      files: Object.fromEntries(Object.entries(files).map(([field, file]) => [field, file.name])),
      base: start.current.base,
      idempotencyKey: start.current.key,
      sentAt: sentAt.current,
    };
    try {
      writeDraft(draft);
      isOnDevice.current = true;
      hasRoom.current = true;
      setStatus(`Unsaved work kept on this device at ${formatTime(new Date().toISOString())}`);
      setProblem(undefined);
    } catch (error) {
      if (hasRoom.current) setStatus(undefined);
      hasRoom.current = false;
      reportFailure('keep unsaved work on the device', error);
    }
    autosave.schedule(draft);
    for (const [field, file] of Object.entries(files)) {
      if (storedFiles.current[field] === file) continue;
      storedFiles.current[field] = file;
      writeDraftFile(draftTarget(), field, file).catch((error) =>
        reportFailure(`keep the file ${file.name} with unsaved work`, error),
      );
    }
  };

  const removeFromDevice = async () => {
    void autosave.cancel();
    setStatus(undefined);
    if (!isOnDevice.current) return;
    isOnDevice.current = false;
    storedFiles.current = {};
    await removeDraft(draftTarget()).catch((error) => reportFailure('delete unsaved work', error));
  };

  const removeEverywhere = async () => {
    const { key } = start.current;
    const isSent = sentAt.current !== undefined;
    sentAt.current = undefined;
    const wasSending = autosave.cancel();
    await removeFromDevice();
    if ((await wasSending) || isSent) await removeFromAccount(key);
  };

  const removeFromAccount = async (key: string) => {
    try {
      await (await loadDraftCalls()).removeSavedDraft(key);
    } catch (error) {
      reportFailure('delete unsaved work', error);
    }
  };

  const restore = async (draft: Draft) => {
    const files = await readDraftFiles(draft);
    // Drafts that were stored by an older release have no `idempotencyKey`.
    startDraft(draft.id, draft.idempotencyKey ?? randomKey(), record && (draft.base ?? record));
    sentAt.current = draft.sentAt;
    isOnDevice.current = true;
    storedFiles.current = files;
    setOffered((others) => others.filter((each) => each.draft.id !== draft.id));
    form.current?.setValues({ ...draft.values, ...files });
    form.current?.focusField(Object.keys({ ...draft.values, ...files })[0] ?? '');
    const missing = Object.entries(draft.files).flatMap(([field, name]) => (files[field] ? [] : [name]));
    if (missing.length > 0) setProblem(`This device no longer has ${missing.join(' and ')}. Choose it again.`);
  };

  const discard = async (draft: Draft) => {
    setOffered((others) => others.filter((each) => each.draft.id !== draft.id));
    form.current?.focusField('');
    await removeDraft(draft).catch((error) => reportFailure('discard unsaved work', error));
    if (draft.sentAt) await removeFromAccount(draft.idempotencyKey);
  };

  const withOffered = (action: (draft: Draft) => Promise<void>) => (id: string) => {
    const match = offered.find(({ draft }) => draft.id === id);
    if (match) void action(match.draft);
  };

  return {
    /** The drafts to offer, newest first. */
    offered: offered.map(({ offer }) => offer),
    onRestore: withOffered(restore),
    onDiscard: withOffered(discard),
    /** Who else is editing the record, the latest first. */
    concurrentEditors,
    /** Message when a draft or one of its files could not be stored or restored. */
    problem,
    /** Message that tells where and when the form's draft was last stored. */
    status,
    /** Stores the form's state as its draft. */
    save,
    /** Deletes the form's draft from the device, after saving. */
    removeFromDevice,
    /** Deletes the form's draft everywhere and stores no other: the changes are discarded. */
    discardAll: async () => {
      isDiscarded.current = true;
      await removeEverywhere();
    },
    /** Stores drafts again after `discardAll`, because the form is still open. */
    resume: (state: EntityFormState) => {
      isDiscarded.current = false;
      save(state);
    },
    /** To be called after saving: the next save is a new request, based on the record as stored now. */
    onSaved: (stored: AnyRecord | null) => {
      start.current.key = randomKey();
      sentAt.current = undefined;
      if (stored) start.current.base = stored;
    },
    start,
  };
}
