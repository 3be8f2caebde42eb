import { fetchErrorText } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { ErrorMessage } from '@porchlight/ui/ErrorMessage';
import { Link } from '@porchlight/ui/Link';
import { Loading } from '@porchlight/ui/Loading';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { isNotThere, reportFailure, type SentValues, singleQuery } from '../api/index.ts';
import { urls } from '../urls/index.ts';
import { recordTitle } from './any-record.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { type EditorSubmission, EntityEditor } from './EntityEditor.tsx';
import type { EntityDefinition } from './entity-definition.ts';
import { hasLongText } from './entity-definition.ts';
import { saveOver } from './save-over.ts';
import { savedHereState, savedState } from './saved-state.ts';
import { useListAddress } from './useListPlace.ts';
import { useRecordChange } from './useRecordChange.ts';
import { useVersionQuestions } from './useVersionQuestions.tsx';

/** The form for a stored record; it leads to the list when the server has taken the change. */
export function CrudEditPage({ definition }: { definition: EntityDefinition }) {
  const { id = '' } = useParams();
  // The form starts from what is stored now and does not change under the hands of who types in it.
  const query = useQuery({ ...singleQuery(definition.name, id), staleTime: 0, gcTime: 0, refetchOnReconnect: false });
  // What a screen before has left in memory is no record to edit once it is gone.
  const record: AnyRecord | undefined = isNotThere(query.error) ? undefined : query.data;
  const title = `Edit ${definition.singular}`;
  useEffect(() => {
    if (query.error) reportFailure(`fetch ${definition.singular} ${id}`, query.error);
  }, [query.error, definition, id]);

  return (
    <DashboardPage title={title} documentTitle={record ? `${title}: ${recordTitle(definition, record)}` : title}>
      {query.isPending || query.isFetching ? (
        <Loading />
      ) : (
        <EditForm key={id} id={id} definition={definition} record={record} />
      )}
    </DashboardPage>
  );
}

interface EditFormProps {
  id: string;
  definition: EntityDefinition;
  record: AnyRecord | undefined;
}

function EditForm({ id, definition, record }: EditFormProps) {
  const navigate = useNavigate();
  const change = useRecordChange();
  const listUrl = useListAddress(definition, definition.urls.edited);
  const { dialogs, ...questions } = useVersionQuestions(definition);
  if (!record) {
    return (
      <ErrorMessage text={fetchErrorText(definition.name)}>
        It may have been deleted: see the <Link href={urls.trash(definition.name)}>trash</Link>, or go{' '}
        <Link href={definition.urls.list}>back to the list</Link>.
      </ErrorMessage>
    );
  }

  const save = async (values: SentValues, { changed, base, rebase, ...options }: EditorSubmission) => {
    const { onProgress, signal, key } = options;
    const common = { resource: definition.name, onProgress, signal, key } as const;
    try {
      return await saveOver({
        ...questions,
        definition,
        base: base ?? record,
        values,
        changed,
        update: (sent, version) => change({ ...common, call: 'update', id, values: sent, version }),
        create: (all) => change({ ...common, call: 'create', values: all }),
        restore: () => change({ resource: definition.name, call: 'restore', id }),
        onRebase: rebase,
      });
    } catch (error) {
      reportFailure(`update ${definition.singular} ${id}`, error);
      throw error;
    }
  };

  return (
    <EntityEditor
      definition={definition}
      record={record}
      label={`Edit ${definition.singular}`}
      submitLabel={definition.updateLabel ?? `Update ${definition.singular}`}
      onSave={save}
      storedOf={({ record: saved }) => saved}
      alternative={
        hasLongText(definition)
          ? {
              label: 'Save and continue',
              onSaved: ({ record: saved, merged }) =>
                navigate(definition.urls.edit(saved?.id ?? id), {
                  replace: true,
                  state: savedHereState(definition, saved, merged),
                }),
            }
          : undefined
      }
      onSaved={({ record: saved, merged }) =>
        navigate(listUrl, {
          state: savedState(definition, saved, merged),
        })
      }
    >
      {dialogs}
    </EntityEditor>
  );
}
