import { fetchErrorText } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { changesStates, stateOf } from '@porchlight/contract/publication';
import { ErrorMessage } from '@porchlight/ui/ErrorMessage';
import { Link } from '@porchlight/ui/Link';
import { Loading } from '@porchlight/ui/Loading';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import {
  ApiError,
  isClientError,
  isNotFoundError,
  type RecordChange,
  reportFailure,
  type SubmittedValues,
  staffRecordQuery,
  useCanChangeRecord,
  useCanProposeChanges,
  usePermissionCheck,
} from '../api/index.ts';
import { urls } from '../urls/index.ts';
import { toApiValues } from './api-values.ts';
import { ChangesNotice } from './ChangesNotice.tsx';
import { DashboardPage } from './DashboardPage.tsx';
import { type EditorSubmission, EntityEditor } from './EntityEditor.tsx';
import type { EntityDefinition } from './entity-definition.ts';
import { hasLongText } from './entity-definition.ts';
import { pictureVersions, recordTitle } from './record-helpers.ts';
import { saveWithMerge } from './save-with-merge.ts';
import { savedFlashState, savedFlashStateOnForm } from './saved-flash-state.ts';
import { useConfirmation } from './useConfirmation.tsx';
import { useConflictDialogs } from './useConflictDialogs.tsx';
import { useListUrl } from './useListRestoration.ts';
import { useRecordChange } from './useRecordChange.ts';

interface CrudEditPageProps {
  definition: EntityDefinition;
  /** Called with the record after it has been saved. */
  onSaved?: (record: AnyRecord) => void;
}

/** Page with the form for a stored record; goes to the list after saving. */
export function CrudEditPage({ definition, onSaved }: CrudEditPageProps) {
  const { id = '1' } = useParams();
  // The form starts from the record as stored now; no later refetch may change it while someone types.
  const query = useQuery({
    ...staffRecordQuery(definition.name, id),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  // A deleted record may still be in the cache from an earlier screen; it can't be edited.
  const record: AnyRecord | undefined = isNotFoundError(query.error) ? undefined : query.data;
  const canChangeRecord = useCanChangeRecord(definition.name);
  const canPropose = useCanProposeChanges(definition.name);
  const title = `Edit ${definition.singular}`;
  const isWaiting = query.isPending || query.isFetching;

  if (record && !query.isFetching && !canChangeRecord(record) && !canPropose(record))
    return <Navigate to={definition.urls.show(id)} replace />;
  return (
    <DashboardPage title={title} documentTitle={record ? `${title}: ${recordTitle(definition, record)}` : title}>
      {isWaiting && <Loading />}
      {!isWaiting && !record && (
        <FetchFailed definition={definition} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {!isWaiting && record && (
        <>
          <ChangesNotice definition={definition} record={record} />
          <EditForm key={id} id={id} definition={definition} record={record} onSaved={onSaved} />
        </>
      )}
    </DashboardPage>
  );
}

interface FetchFailedProps {
  definition: EntityDefinition;
  error: unknown;
  onRetry: () => void;
}

/** Explains that the record can't be edited: it is gone, or could not be loaded, with a button to retry. */
function FetchFailed({ definition, error, onRetry }: FetchFailedProps) {
  const can = usePermissionCheck();
  const back = <Link href={definition.urls.list}>back to the list</Link>;
  return (
    <ErrorMessage text={fetchErrorText(definition.name)} onRetry={isClientError(error) ? undefined : onRetry}>
      {!isNotFoundError(error) && <>Check your connection, or go {back}.</>}
      {isNotFoundError(error) && !can('use trash') && <>It may have been deleted. Go {back}.</>}
      {isNotFoundError(error) && can('use trash') && (
        <>
          It may have been deleted. Look in the <Link href={urls.trash(definition.name)}>trash</Link>, or go {back}.
        </>
      )}
    </ErrorMessage>
  );
}

interface EditFormProps extends CrudEditPageProps {
  id: string;
  record: AnyRecord;
}

function EditForm({ id, definition, record, onSaved }: EditFormProps) {
  const navigate = useNavigate();
  const change = useRecordChange();
  const listUrl = useListUrl(definition, definition.urls.edited);
  const [confirmation, confirm] = useConfirmation();
  const { dialogs, ...conflictHandlers } = useConflictDialogs(definition);

  /** Updates the record; asks for confirmation before users change their own role. */
  const update = async (edit: RecordChange): Promise<AnyRecord> => {
    try {
      return await change(edit);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'confirmation_required') throw error;
      const question = { title: 'Change your own role?', text: error.message, no: 'Keep role', yes: 'Change role' };
      if (await confirm(question)) return change({ ...edit, values: { ...edit.values, confirm_own: 'true' } });
      throw new ApiError(409, {
        code: error.code,
        message: 'Nothing is saved yet. Choose your role again, or save and confirm the change.',
      });
    }
  };
  const save = async (values: SubmittedValues, { changed, base, rebase, ...options }: EditorSubmission) => {
    const { onProgress, signal, key } = options;
    const common = { resource: definition.name, onProgress, signal, key } as const;
    try {
      if (stateOf(record) === 'published' && changesStates.includes(String(values.state))) {
        const replacedVersion = { replaces: record.id, replaces_version: (base ?? record).version };
        const draftValues = { ...toApiValues(definition, values), ...replacedVersion };
        return { record: await change({ ...common, call: 'create', values: draftValues }), merged: [] };
      }
      return await saveWithMerge({
        ...conflictHandlers,
        definition,
        base: base ?? record,
        values,
        changed,
        update: (changedValues, baseVersion) =>
          update({
            ...common,
            call: 'update',
            id,
            values: { ...toApiValues(definition, changedValues), ...pictureVersions(definition, baseVersion) },
            version: baseVersion.version,
          }),
        create: (allValues) => change({ ...common, call: 'create', values: toApiValues(definition, allValues) }),
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
      getSavedRecord={({ record: saved }) => saved}
      alternative={
        hasLongText(definition)
          ? {
              label: 'Save and continue',
              onSaved: ({ record: saved, merged }) =>
                navigate(definition.urls.edit(saved?.id ?? id), {
                  replace: true,
                  state: savedFlashStateOnForm(definition, saved, merged),
                }),
            }
          : undefined
      }
      onSaved={({ record: saved, merged }) => {
        if (saved) onSaved?.(saved);
        return navigate(listUrl, {
          state: savedFlashState(definition, saved, merged),
        });
      }}
    >
      {dialogs}
      {confirmation}
    </EntityEditor>
  );
}
