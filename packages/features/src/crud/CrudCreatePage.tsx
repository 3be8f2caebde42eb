import type { AnyRecord } from '@porchlight/contract/entity';
import { slugify } from '@porchlight/contract/slug';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, reportFailure, type SubmittedValues } from '../api/index.ts';
import { toApiValues } from './api-values.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { EntityEditor } from './EntityEditor.tsx';
import type { EntityDefinition } from './entity-definition.ts';
import { repeatedValues } from './form-fields.ts';
import { savedFlashState, savedFlashStateOnForm } from './saved-flash-state.ts';
import { useListUrl } from './useListRestoration.ts';
import { useRecordChange } from './useRecordChange.ts';

/** Page with the form for a new record; goes to the list after saving. */
export function CrudCreatePage({ definition }: { definition: EntityDefinition }) {
  const navigate = useNavigate();
  const change = useRecordChange();
  const listUrl = useListUrl(definition);
  const label = `Create ${definition.singular}`;
  const [saved, setSaved] = useState<{ count: number; last?: AnyRecord }>({ count: 0 });
  const addAnother = (last: AnyRecord) => {
    setSaved({ count: saved.count + 1, last });
    void navigate(definition.urls.create, { replace: true, state: savedFlashStateOnForm(definition, last) });
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
        submitLabel={label}
        onSave={async (values, { onProgress, signal, key }) => {
          const create = (body: SubmittedValues) =>
            change({ resource: definition.name, call: 'create', values: body, onProgress, signal, key });
          const apiValues = toApiValues(definition, values);
          try {
            return await create(apiValues).catch((error: unknown) => {
              if (!isSuggestedSlugTaken(error, apiValues[definition.mainField], apiValues.slug)) throw error;
              return create({ ...apiValues, slug: '' });
            });
          } catch (error) {
            reportFailure(`create the ${definition.singular}`, error);
            throw error;
          }
        }}
        onSaved={(record) => navigate(listUrl, { state: savedFlashState(definition, record) })}
      />
    </DashboardPage>
  );
}

/**
 * Whether a slug that the form suggested from the title is taken: sent without a slug, the server makes a unique one.
 */
function isSuggestedSlugTaken(error: unknown, title: unknown, slug: unknown): boolean {
  return (
    error instanceof ApiError && error.code === 'conflict' && 'slug' in error.fields && slug === slugify(String(title))
  );
}
