import type { AnyRecord } from '@porchlight/contract/entity';
import type { OfferedDraft } from '@porchlight/ui/feedback/DraftNotice';
import {
  type EntityFormField,
  type EntityFormState,
  formContent,
  type useEntityForm,
  useFormContent,
} from '@porchlight/ui/inputs/EntityForm';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { concurrentEditorsQuery, loadChunk, readUser, reportFailure, userKey } from '../api/index.ts';
import {
  type Draft,
  type DraftContent,
  draftParameter,
  draftProblem,
  draftStatus,
  FormDraft,
  readClosedDrafts,
  removeDraft,
  removeExpiredDrafts,
  userAccount,
} from '../drafts/index.ts';
import { type EntityDefinition, recordTitle } from '../entity/index.ts';

/**
 * Stores a form's draft on the device and in the account while someone types, and offers drafts that earlier visits
 * left. Warns when a draft can't be stored in either place.
 * @param record the stored record; null for a new one
 */
export function useDrafts(
  definition: EntityDefinition,
  record: AnyRecord | null,
  form: Pick<ReturnType<typeof useEntityForm>, 'form' | 'setValues' | 'focusField'>,
  fields: readonly EntityFormField[],
) {
  const [owner] = useState(() => userKey(readUser()));
  // The draft that was selected on the previous screen: it is restored without being offered.
  const linkedId = useSearchParams()[0].get(draftParameter);
  const [offered, setOffered] = useState<{ draft: Draft; offer: OfferedDraft }[]>([]);
  const target = { owner, resource: definition.name, record: record ? String(record.id) : 'new' };
  const client = useQueryClient();
  const editorsQuery = concurrentEditorsQuery(target.resource, target.record);
  const { data: concurrentEditors = [] } = useQuery({ ...editorsQuery, enabled: record !== null });
  const [own] = useState(
    () =>
      new FormDraft({
        ...target,
        base: record,
        account: userAccount,
        onConcurrentEditors: (editors, id) =>
          client.setQueryData(concurrentEditorsQuery(target.resource, id).queryKey, editors),
      }),
  );
  const snapshot = useSyncExternalStore(own.subscribe, own.getSnapshot, own.getSnapshot);

  const loadDrafts = useEffectEvent(async (isMounted: () => boolean) => {
    await removeExpiredDrafts(Date.now()).catch((error) => reportFailure('delete old unsaved work', error));
    const drafts = await readClosedDrafts(target);
    if (!isMounted() || (drafts.length === 0 && !linkedId)) return;
    const { moveDraftToDevice, toOfferedDraft } = await loadChunk(
      'offered-drafts',
      () => import('./offered-drafts.ts'),
    );
    setOffered(drafts.map((draft) => ({ draft, offer: toOfferedDraft(draft, definition) })));
    const draft =
      drafts.find(({ id }) => id === linkedId) ??
      (linkedId && (await moveDraftToDevice(userAccount, linkedId, target)));
    if (draft) await restore(draft);
  });
  useEffect(() => {
    let isMounted = true;
    const close = own.open();
    loadDrafts(() => isMounted).catch((error) => reportFailure('offer unsaved work', error));
    return () => {
      isMounted = false;
      close();
    };
  }, [own]);

  const contentOf = ({ values, files, changed }: EntityFormState): DraftContent | null => {
    if (changed.length === 0) return null;
    const name = values[definition.mainField]?.trim();
    return {
      title: name || (record ? recordTitle(definition, record) : ''),
      values: Object.fromEntries(Object.entries(values).filter(([field]) => changed.includes(field))),
      files,
    };
  };

  useFormContent(form.form, fields, (content) => own.save(contentOf(content)));

  const restore = async (draft: Draft) => {
    const files = await own.restore(draft);
    setOffered((others) => others.filter((each) => each.draft.id !== draft.id));
    form.setValues({ ...draft.values, ...files });
    form.focusField(Object.keys({ ...draft.values, ...files })[0]);
  };

  const discard = async (draft: Draft) => {
    setOffered((others) => others.filter((each) => each.draft.id !== draft.id));
    form.focusField();
    await removeDraft(draft).catch((error) => reportFailure('discard unsaved work', error));
    if (!draft.sentAt) return;
    await userAccount.remove(draft.idempotencyKey).catch((error) => reportFailure('delete unsaved work', error));
  };

  const withOffered = (action: (draft: Draft) => Promise<void>) => (id: string) => {
    const match = offered.find(({ draft }) => draft.id === id);
    if (match) void action(match.draft);
  };

  return {
    /** The form's own draft. */
    own,
    /** The drafts to offer, newest first. */
    offered: offered.map(({ offer }) => offer),
    onRestore: withOffered(restore),
    onDiscard: withOffered(discard),
    /** Who else is editing the record, the latest first. */
    concurrentEditors,
    /** Message when a draft or one of its files could not be stored or restored. */
    problem: draftProblem(snapshot),
    /** Message that tells where and when the form's draft was last stored. */
    status: draftStatus(snapshot),
    /** Stores drafts again after they were discarded, because the form is still open. */
    resume: () => own.resume(contentOf(formContent(form.form, fields))),
  };
}
