import { fetchErrorText } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Link } from '@porchlight/ui/navigation/Link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import {
  isClientError,
  isNotFoundError,
  staffRecordQuery,
  useCanChangeRecord,
  useCanProposeChanges,
  usePermissionCheck,
} from '../api/index.ts';
import { ChangesNotice, type EntityDefinition, hasLongText, ReviewNote, recordTitle } from '../entity/index.ts';
import { DashboardPage, savedFlashState, savedFlashStateOnForm } from '../frame/index.ts';
import { useListUrl } from '../list/index.ts';
import { urls } from '../urls/index.ts';
import { EntityEditor } from './EntityEditor.tsx';
import { OpenComments } from './OpenComments.tsx';
import { useRecordEditor } from './useRecordEditor.ts';

interface RecordEditPageProps {
  definition: EntityDefinition;
  /** Called with the record after it has been saved. */
  onSaved?: (record: AnyRecord) => void;
  /** What is to be known about the record, above the form. */
  notice?: ReactNode;
}

/** Page with the form for a stored record. Saving goes to the list; settings, which have none, stay on their tab. */
export function RecordEditPage({ definition, onSaved, notice }: RecordEditPageProps) {
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
          {notice}
          <ReviewNote record={record} />
          <OpenComments definition={definition} record={record} />
          <ChangesNotice definition={definition} record={record} />
          <EditForm key={id} definition={definition} record={record} onSaved={onSaved} />
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

interface EditFormProps extends Omit<RecordEditPageProps, 'notice'> {
  record: AnyRecord;
}

function EditForm({ definition, record, onSaved }: EditFormProps) {
  const navigate = useNavigate();
  const listUrl = useListUrl(definition, definition.urls.edited);
  const [params] = useSearchParams();
  const editor = useRecordEditor(definition, record, {
    initialTab: params.get('tab') ?? undefined,
    // Changes of a published record are a record of their own. The router would start another form.
    onKept: ({ id }) => window.history.replaceState(window.history.state, '', definition.urls.edit(id)),
  });
  return (
    <EntityEditor
      editor={editor}
      label={`Edit ${definition.singular}`}
      updateLabel={definition.updateLabel ?? `Update ${definition.singular}`}
      alternative={
        hasLongText(definition)
          ? {
              label: 'Save and continue',
              and: 'continue',
              onSaved: ({ record: saved, merged }) =>
                navigate(definition.urls.edit(saved.id), {
                  replace: true,
                  state: savedFlashStateOnForm(definition, saved, { before: record, merged }),
                }),
            }
          : undefined
      }
      onSaved={({ record: saved, merged }) => {
        onSaved?.(saved);
        if (definition.singleton) {
          const { tab } = editor.form;
          return navigate(`${definition.urls.list}${tab ? `?${new URLSearchParams({ tab })}` : ''}`, {
            replace: true,
            state: savedFlashStateOnForm(definition, saved, { before: record, merged }),
          });
        }
        return navigate(listUrl, {
          state: savedFlashState(definition, saved, { before: record, merged }),
        });
      }}
    />
  );
}
