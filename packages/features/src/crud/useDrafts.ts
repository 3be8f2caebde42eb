import type { AnyRecord } from '@porchlight/contract/entity';
import type { OfferedDraft } from '@porchlight/ui/DraftNotice';
import type { EntityFormHandle, EntityFormState } from '@porchlight/ui/EntityForm';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { concurrentEditorsQuery, loadChunk, loadDraftCalls, readUser, reportFailure, userKey } from '../api/index.ts';
import { formatTime } from '../dates/index.ts';
import { createAutosave, type Kept } from './autosave.ts';
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
const nowhereTexts: Readonly<Record<Extract<Kept, { refused: string }>['refused'], string>> = {
  'too large': 'This is too large to be kept as a draft: it is in this window alone. Save it before you leave.',
  'not now':
    'This device has no room for a draft of this form, and your account does not have it either: it is in this window alone. Save it before you leave.',
};

/**
 * Stores a form's draft on the device and in the account while somebody types, and offers drafts that earlier visits
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
  const wanted = useSearchParams()[0].get(draftParameter);
  const [offered, setOffered] = useState<{ draft: Draft; offer: OfferedDraft }[]>([]);
  const [trouble, setTrouble] = useState<string>();
  const [kept, setKept] = useState<string>();
  /** The form's draft id, idempotency key and base record; a restored draft has its own. */
  const start = useRef({ id: '', key: '', base: record });
  const keptFiles = useRef<Record<string, File>>({});
  const release = useRef(() => {});
  const isGivenUp = useRef(false);
  const isKept = useRef(false);
  const hasRoom = useRef(true);
  /** `savedAt` of the draft that the account has. */
  const sentAt = useRef<number>(undefined);
  const place = { owner, resource: definition.name, record: record ? String(record.id) : 'new' };
  const own = () => ({ ...place, id: start.current.id });
  const client = useQueryClient();
  const others = concurrentEditorsQuery(place.resource, place.record);
  const { data: atWork = [] } = useQuery({ ...others, enabled: record !== null });
  const [autosave] = useState(() =>
    createAutosave((draft, answer) => {
      if (draft.idempotencyKey !== start.current.key) return;
      if ('atWork' in answer) {
        client.setQueryData(others.queryKey, answer.atWork);
        sentAt.current = draft.savedAt;
        if (hasRoom.current) markDraftSent(draft);
      }
      // If the device has the draft, `keep` has already shown that.
      if (hasRoom.current) return;
      const isKeptThere = 'atWork' in answer;
      setKept(isKeptThere ? `Kept in your account ${formatTime(new Date().toISOString())}` : undefined);
      setTrouble(isKeptThere ? undefined : nowhereTexts[answer.refused]);
    }),
  );

  const begin = (id: string, key: string, base: AnyRecord | null) => {
    release.current();
    start.current = { id, key, base };
    sentAt.current = undefined;
    release.current = lockDraft(draftStorageKey(own()));
  };

  const open = useEffectEvent(async (isHere: () => boolean) => {
    begin(randomKey(), randomKey(), record);
    await removeExpiredDrafts(Date.now()).catch((error) => reportFailure('tidy up old drafts', error));
    const elsewhere = await openDraftKeys().catch(() => new Set());
    if (!isHere()) return;
    const drafts = readDrafts(place).filter((draft) => !elsewhere.has(draftStorageKey(draft)));
    if (drafts.length === 0 && !wanted) return;
    const { moveDraftToDevice, toOfferedDraft } = await loadChunk(
      'offered-drafts',
      () => import('./offered-drafts.ts'),
    );
    setOffered(drafts.map((draft) => ({ draft, offer: toOfferedDraft(draft, definition) })));
    const chosen = drafts.find(({ id }) => id === wanted) ?? (wanted && (await moveDraftToDevice(wanted, place)));
    if (chosen) await restore(chosen);
  });
  useEffect(() => {
    let isHere = true;
    open(() => isHere).catch((error) => reportFailure('offer drafts', error));
    return () => {
      isHere = false;
      release.current();
    };
  }, []);

  const keep = ({ values, files, changed }: EntityFormState) => {
    // Store nothing after the changes were discarded, or after a sign-out in another tab.
    if (isGivenUp.current || (owner !== 'staff' && readUser() === null)) return;
    if (changed.length === 0) return void forgetEverywhere();
    const name = values[definition.mainField]?.trim();
    const draft: Draft = {
      ...own(),
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
      isKept.current = true;
      hasRoom.current = true;
      setKept(`Kept on this device ${formatTime(new Date().toISOString())}`);
      setTrouble(undefined);
    } catch (error) {
      if (hasRoom.current) setKept(undefined);
      hasRoom.current = false;
      reportFailure('keep a draft on the device', error);
    }
    autosave.later(draft);
    for (const [field, file] of Object.entries(files)) {
      if (keptFiles.current[field] === file) continue;
      keptFiles.current[field] = file;
      writeDraftFile(own(), field, file).catch((error) =>
        reportFailure(`keep the file ${file.name} in a draft`, error),
      );
    }
  };

  const forget = async () => {
    void autosave.cancel();
    setKept(undefined);
    if (!isKept.current) return;
    isKept.current = false;
    keptFiles.current = {};
    await removeDraft(own()).catch((error) => reportFailure('forget a draft', error));
  };

  const forgetEverywhere = async () => {
    const { key } = start.current;
    const isSent = sentAt.current !== undefined;
    sentAt.current = undefined;
    const underWay = autosave.cancel();
    await forget();
    if ((await underWay) || isSent) await forgetInAccount(key);
  };

  const forgetInAccount = async (key: string) => {
    try {
      await (await loadDraftCalls()).removeSavedDraft(key);
    } catch (error) {
      reportFailure('forget a draft', error);
    }
  };

  const restore = async (draft: Draft) => {
    const files = await readDraftFiles(draft);
    // Drafts that were stored by an older release have no `idempotencyKey`.
    begin(draft.id, draft.idempotencyKey ?? randomKey(), record && (draft.base ?? record));
    sentAt.current = draft.sentAt;
    isKept.current = true;
    keptFiles.current = files;
    setOffered((others) => others.filter((each) => each.draft.id !== draft.id));
    form.current?.setValues({ ...draft.values, ...files });
    form.current?.focusField(Object.keys({ ...draft.values, ...files })[0] ?? '');
    const lost = Object.entries(draft.files).flatMap(([field, name]) => (files[field] ? [] : [name]));
    if (lost.length > 0) setTrouble(`This device does not have ${lost.join(' and ')}. Choose it again.`);
  };

  const discard = async (draft: Draft) => {
    setOffered((others) => others.filter((each) => each.draft.id !== draft.id));
    form.current?.focusField('');
    await removeDraft(draft).catch((error) => reportFailure('discard a draft', error));
    if (draft.sentAt) await forgetInAccount(draft.idempotencyKey);
  };

  const pick = (act: (draft: Draft) => Promise<void>) => (id: string) => {
    const found = offered.find(({ draft }) => draft.id === id);
    if (found) void act(found.draft);
  };

  return {
    /** The drafts to offer, newest first. */
    offered: offered.map(({ offer }) => offer),
    onRestore: pick(restore),
    onDiscard: pick(discard),
    /** Who else is editing the record, the latest first. */
    atWork,
    /** Message when a draft or one of its files could not be stored or restored. */
    trouble,
    /** Message that tells where and when the form's draft was last stored. */
    kept,
    /** Stores the form's state as its draft. */
    keep,
    /** Deletes the form's draft from the device, after saving. */
    forget,
    /** Deletes the form's draft everywhere and stores no other: the changes are discarded. */
    giveUp: async () => {
      isGivenUp.current = true;
      await forgetEverywhere();
    },
    /** Stores drafts again after `giveUp`, because the form is still open. */
    takeUp: (state: EntityFormState) => {
      isGivenUp.current = false;
      keep(state);
    },
    /** To be called after saving: the next save is a new request, based on the record as stored now. */
    sent: (stored: AnyRecord | null) => {
      start.current.key = randomKey();
      sentAt.current = undefined;
      if (stored) start.current.base = stored;
    },
    start,
  };
}
