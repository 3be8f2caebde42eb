import type { AnyRecord } from '@porchlight/contract/entity';
import { slugify } from '@porchlight/contract/slug';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, reportFailure, type SubmittedValues } from '../api/index.ts';
import { toApiValues } from './api-values.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { type EditorSubmission, EntityEditor } from './EntityEditor.tsx';
import type { EntityDefinition } from './entity-definition.ts';
import { repeatedValues } from './form-fields.ts';
import type { SaveWithMergeResult } from './save-with-merge.ts';
import { savedFlashState, savedFlashStateOnForm } from './saved-flash-state.ts';
import { useListUrl } from './useListRestoration.ts';
import { useRecordChange } from './useRecordChange.ts';
import { useRecordUpdate } from './useRecordUpdate.ts';

/**
 * Page with the form for a new record; goes to the list after saving. After ‘Keep as draft’ the form stays open and
 * from then on updates the draft.
 */
export function CrudCreatePage({ definition }: { definition: EntityDefinition }) {
  const navigate = useNavigate();
  const create = useRecordCreation(definition);
  const update = useRecordUpdate(definition);
  const listUrl = useListUrl(definition);
  const [saved, setSaved] = useState<{ count: number; last?: AnyRecord }>({ count: 0 });
  const [kept, setKept] = useState<AnyRecord | null>(null);
  const label = `${kept ? 'Edit' : 'Create'} ${definition.singular}`;
  const addAnother = ({ record }: SaveWithMergeResult) => {
    setKept(null);
    setSaved({ count: saved.count + 1, last: record });
    void navigate(definition.urls.create, { replace: true, state: savedFlashStateOnForm(definition, record) });
  };
  const keep = (record: AnyRecord) => {
    setKept(record);
    // Not through the router, which would start another form: a reload opens the form of the draft.
    window.history.replaceState(window.history.state, '', definition.urls.edit(record.id));
  };

  return (
    <DashboardPage title={label}>
      <EntityEditor
        key={saved.count}
        autoFocus={saved.count > 0}
        proposed={saved.last && repeatedValues(definition, saved.last)}
        alternative={{ label: 'Create and add another', onSaved: addAnother }}
        definition={definition}
        record={null}
        label={label}
        submitLabel={`Create ${definition.singular}`}
        onSave={(values, submission) =>
          kept ? update(kept, values, submission) : create(toApiValues(definition, values), submission)
        }
        getSavedRecord={({ record }) => record}
        onKept={keep}
        onSaved={({ record }) => navigate(listUrl, { state: savedFlashState(definition, record) })}
      />
    </DashboardPage>
  );
}

function useRecordCreation(definition: EntityDefinition) {
  const change = useRecordChange();
  return async (
    values: SubmittedValues,
    { onProgress, signal, key }: EditorSubmission,
  ): Promise<SaveWithMergeResult> => {
    const create = (body: SubmittedValues) =>
      change({ resource: definition.name, call: 'create', values: body, onProgress, signal, key });
    try {
      const record = await create(values).catch((error: unknown) => {
        if (!isSuggestedSlugTaken(error, values[definition.mainField], values.slug)) throw error;
        return create({ ...values, slug: '' });
      });
      return { record, merged: [] };
    } catch (error) {
      reportFailure(`create the ${definition.singular}`, error);
      throw error;
    }
  };
}

/**
 * Whether a slug that the form suggested from the title is taken: sent without a slug, the server makes a unique one.
 */
function isSuggestedSlugTaken(error: unknown, title: unknown, slug: unknown): boolean {
  return (
    error instanceof ApiError && error.code === 'conflict' && 'slug' in error.fields && slug === slugify(String(title))
  );
}
