import { resourceCalls } from '@porchlight/contract/calls';
import { fetchErrorText } from '@porchlight/contract/texts';
import { ErrorMessage } from '@porchlight/ui/ErrorMessage';
import { Loading } from '@porchlight/ui/Loading';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ApiError, type FormValues, reportFailure, singleQuery } from '../api/index.ts';
import type { AnyRecord } from './any-record.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { EntityEditor } from './EntityEditor.tsx';
import type { AnyEntityDefinition } from './entity-definition.ts';
import { currentFiles, formDefaults, formFields } from './form-fields.ts';
import { useEntityMutations } from './use-entity-mutations.ts';

/** The form for a stored record; it leads to the list when the server has taken the change. */
export function CrudEditPage({ definition }: { definition: AnyEntityDefinition }) {
  const { id = '' } = useParams();
  // The form starts from what is stored now and does not change under the hands of who types in it.
  const query = useQuery({ ...singleQuery(definition.name, id), staleTime: 0, gcTime: 0, refetchOnReconnect: false });
  useEffect(() => {
    if (query.error) reportFailure(`fetch ${definition.singular} ${id}`, query.error);
  }, [query.error, definition, id]);

  return (
    <DashboardPage title={`Edit ${definition.singular}`}>
      {query.isPending || query.isFetching ? (
        <Loading />
      ) : (
        <EditForm key={id} id={id} definition={definition} record={query.data as AnyRecord | undefined} />
      )}
    </DashboardPage>
  );
}

interface EditFormProps {
  id: string;
  definition: AnyEntityDefinition;
  record: AnyRecord | undefined;
}

function EditForm({ id, definition, record }: EditFormProps) {
  const navigate = useNavigate();
  const mutations = useEntityMutations(definition.name);
  const version = useRef(record?.version);
  if (!record) return <ErrorMessage text={fetchErrorText(resourceCalls[definition.name].errorNoun)} />;

  const save = async (values: FormValues, changed: readonly string[], options: object) => {
    // Only what was changed travels, so that someone else's change to another field stays.
    const sent = Object.fromEntries(Object.entries(values).filter(([name]) => changed.includes(name)));
    try {
      return await mutations.update(id, sent, { ...options, version: version.current });
    } catch (error) {
      reportFailure(`update ${definition.singular} ${id}`, error);
      if (error instanceof ApiError && error.code === 'stale_version') {
        const current = Number(error.current?.version);
        if (Number.isInteger(current)) version.current = current;
        throw new ApiError(error.status, {
          code: error.code,
          message: `Someone else changed this ${definition.singular} while you were editing. Everything you typed is still here. Save again to keep your version of the fields you changed, or open it in another tab to see theirs first.`,
        });
      }
      throw error;
    }
  };

  return (
    <EntityEditor
      label={`Edit ${definition.singular}`}
      fields={formFields(definition, 'edit')}
      defaultValues={formDefaults(definition, record)}
      currentFiles={currentFiles(definition, record)}
      onSubmit={(values, { onProgress, signal, changed }) => save(values, changed, { onProgress, signal })}
      onSaved={() => navigate(definition.urls.list)}
      submitLabel={definition.updateLabel ?? `Update ${definition.singular}`}
      cancelHref={definition.urls.list}
    />
  );
}
