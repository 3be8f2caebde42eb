import { resourceCalls } from '@porchlight/contract/calls';
import { fetchErrorText } from '@porchlight/contract/texts';
import { ErrorMessage } from '@porchlight/ui/ErrorMessage';
import { Loading } from '@porchlight/ui/Loading';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { type FormValues, reportFailure, singleQuery } from '../api/index.ts';
import { type AnyRecord, savedText } from './any-record.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { type EditorSubmission, EntityEditor } from './EntityEditor.tsx';
import type { AnyEntityDefinition } from './entity-definition.ts';
import { definedFields } from './entity-fields.ts';
import { saveOver } from './save-over.ts';
import type { Arrival } from './use-arrival.ts';
import { useEntityMutations } from './use-entity-mutations.ts';
import { useVersionQuestions } from './use-version-questions.tsx';

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
  const { dialogs, ...questions } = useVersionQuestions(definition);
  if (!record) return <ErrorMessage text={fetchErrorText(resourceCalls[definition.name].errorNoun)} />;

  const save = async (values: FormValues, { changed, base, rebase, ...options }: EditorSubmission) => {
    const send = { onProgress: options.onProgress, signal: options.signal, key: options.key };
    try {
      return await saveOver({
        ...questions,
        definition,
        base: base ?? record,
        values,
        changed,
        update: (sent, version) => mutations.update(id, sent, { ...send, version }) as Promise<AnyRecord>,
        create: (all) => mutations.create(all, send) as Promise<AnyRecord>,
        restore: () => mutations.restore(id) as Promise<AnyRecord>,
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
      onSaved={({ record: saved, merged }) =>
        navigate(definition.urls.edited ?? definition.urls.list, {
          state: { notice: savedNotice(definition, saved, merged) } satisfies Arrival,
        })
      }
    >
      {dialogs}
    </EntityEditor>
  );
}

/** What the list says of a save, and of other people's changes that went together with one's own. */
function savedNotice(definition: AnyEntityDefinition, record: AnyRecord, merged: readonly string[]) {
  const saved = savedText(definition, record);
  if (merged.length === 0) return saved;
  const labels = definedFields(definition).flatMap(({ name, words }) => (merged.includes(name) ? [words.label] : []));
  return `${saved}. Someone else had changed ${new Intl.ListFormat('en-US').format(labels)} meanwhile; their changes are kept too.`;
}
