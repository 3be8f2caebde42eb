import { readPermission } from '@porchlight/contract/call-access';
import { fetchErrorText } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { hasStates, publicationFieldNames, stateOf } from '@porchlight/contract/publication';
import { EntityShow, type EntityShowField } from '@porchlight/ui/data-display/EntityShow';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { Tabs } from '@porchlight/ui/navigation/Tabs';
import { ListCard } from '@porchlight/ui/surfaces/ListCard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import {
  isClientError,
  isNotFoundError,
  lazyComponent,
  recordChangesQuery,
  reportFailure,
  staffRecordQuery,
  useCanChangeRecord,
  useCanProposeChanges,
  usePermissionCheck,
} from '../api/index.ts';
import {
  ChangesNotice,
  confirmDelete,
  type EntityDefinition,
  entityLabel,
  failureText,
  publishedUrl,
  recordTitle,
  StateLine,
  shortTitle,
  showFields,
  thisRecord,
  useLinkTexts,
  useRecordChange,
} from '../entity/index.ts';
import { DashboardPage, type FlashState, savedFlashStateOnForm, useDuplicate } from '../frame/index.ts';
import { auditFields, latestVersions } from '../history/index.ts';
import { useListUrl } from '../list/index.ts';
import { PictureUsesCard } from '../media/index.ts';
import { useRunningNow } from '../site/index.ts';
import { CommentsCard } from './CommentsCard.tsx';
import { PreviewLinkCard } from './PreviewLinkCard.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { emptyFacts, recordFacts } from './record-facts.ts';
import { useStateActions } from './useStateActions.ts';

/** Loaded when its tab is opened: it includes the text diff. */
const RecordHistory = lazyComponent('record-history', async () => (await import('./RecordHistory.tsx')).RecordHistory);

/** Loaded after the fields: it includes a public page. */
const PublicPreview = lazyComponent('public-preview', async () => (await import('./PublicPreview.tsx')).PublicPreview);

interface RecordShowPageProps {
  definition: EntityDefinition;
  /** What is to be known about the record, above its fields. */
  notice?: ReactNode;
}

/**
 * One record: its public page with what that does not show, or all its fields; and its history under `?tab=history`. Deleting goes to the list, which offers undo.
 */
export function RecordShowPage({ definition, notice }: RecordShowPageProps) {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const change = useRecordChange();
  const query = useQuery({ ...staffRecordQuery(definition.name, id), staleTime: 0 });
  const record: AnyRecord | undefined = isNotFoundError(query.error) ? undefined : query.data;
  const canChangeRecord = useCanChangeRecord(definition.name);
  const canWrite = record !== undefined && canChangeRecord(record);
  const canProposeChanges = useCanProposeChanges(definition.name);
  const canPropose = record !== undefined && canProposeChanges(record);
  const now = useRunningNow();
  // People who read a part of the records don't see their history.
  const canReadAll = usePermissionCheck()(readPermission(definition.name));
  const versions = useQuery({ ...recordChangesQuery(definition.name, Number(id)), enabled: canReadAll });
  const changes = versions.data && { history: versions.data.history, isComplete: versions.data.next === null };
  const listUrl = useListUrl(definition);
  const client = useQueryClient();
  const dialogs = useDialogs();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'history' && canReadAll ? 'history' : 'fields';
  const title = record ? recordTitle(definition, record) : `Show ${definition.singular}`;

  const remove = async () => {
    const deletion = record ? await confirmDelete({ client, dialogs, definition }, record) : {};
    if (deletion === null) return;
    try {
      await change({ resource: definition.name, call: 'remove', id, ...deletion });
    } catch (error) {
      reportFailure(`delete ${definition.singular} ${id}`, error);
      void dialogs.alert(failureText(error), { title: 'This can’t be deleted' });
      throw error;
    }
    const deleted = { id: Number(id), title: record ? shortTitle(definition, record) : title };
    navigate(listUrl, { state: { deleted } satisfies FlashState });
  };

  const linkTexts = useLinkTexts(definition, record);
  // The line below the title says the state.
  const isListed = ({ name }: EntityShowField) =>
    // The notice has them, one below the other.
    definition.fields[name]?.exportedBy === undefined &&
    (!hasStates(definition) || !publicationFieldNames.includes(name));
  const withLinkTexts = (field: EntityShowField) => (field.kind === 'items' ? { ...field, linkTexts } : field);
  const fields = showFields(definition, record).filter(isListed).map(withLinkTexts);

  const showChanged = (changed: AnyRecord, before: AnyRecord) => {
    const state = savedFlashStateOnForm(definition, changed, { before });
    const search = tab === 'history' ? '?tab=history' : '';
    void navigate(`${definition.urls.show(changed.id)}${search}`, { replace: true, state });
    void query.refetch();
    void versions.refetch();
  };

  const actionsOn = useStateActions(definition, showChanged);
  const actions = record && actionsOn(record);
  const duplicate = useDuplicate(definition);
  const menu = [
    ...(actions?.items ?? []),
    ...(record && duplicate ? [{ label: 'Duplicate', onSelect: () => duplicate(record.id) }] : []),
  ];

  return (
    <DashboardPage documentTitle={title}>
      <EntityShow
        title={title}
        fields={[
          ...recordFacts(definition, fields),
          ...(record ? auditFields(record, changes, now) : []),
          ...emptyFacts(fields),
        ]}
        allFields={definition.preview && record ? fields : undefined}
        preview={
          definition.preview &&
          record && (
            <Suspense fallback={<Loading />}>
              <PublicPreview key={record.version} definition={definition} record={record} />
            </Suspense>
          )
        }
        aside={
          <>
            {record && canWrite && definition.paged && stateOf(record) !== 'published' && (
              <PreviewLinkCard definition={definition} id={record.id} />
            )}
            {record && hasStates(definition) && <CommentsCard definition={definition} id={record.id} />}
            {definition.area === 'media' && record && <PictureUsesCard id={record.id} />}
            {canReadAll && (
              <ListCard
                title="Recent versions"
                action={<SeeAll href="?tab=history" context="versions" />}
                items={changes ? latestVersions(changes, definition, now) : null}
                emptyText="No changes have been recorded yet."
                error={versions.error && !versions.data ? 'The recent versions can’t be loaded right now.' : null}
                onRetry={() => void versions.refetch()}
              />
            )}
          </>
        }
        loading={query.isPending}
        error={query.isError && !record ? fetchErrorText(definition.name) : null}
        onRetry={isClientError(query.error) ? undefined : () => void query.refetch()}
        editHref={canWrite || canPropose ? definition.urls.edit(id) : undefined}
        onDelete={canWrite && !definition.singleton ? remove : undefined}
        actions={menu}
        status={record && hasStates(definition) && <StateLine definition={definition} record={record} />}
        publicHref={record && publishedUrl(definition, record)}
        backHref={definition.singleton ? undefined : listUrl}
        renderBody={(fields) => (
          <>
            {record && actions && <ReviewActions definition={definition} record={record} {...actions} />}
            {notice}
            {record && <ChangesNotice definition={definition} record={record} />}
            <Tabs
              label={`About ${thisRecord(definition)}`}
              tabs={[
                { id: 'fields', label: entityLabel(definition) },
                ...(canReadAll ? [{ id: 'history', label: 'History' }] : []),
              ]}
              selected={tab}
              onSelect={(id) => setParams(id === 'history' ? { tab: id } : {})}
            >
              {tab === 'history' && record ? (
                <Suspense fallback={<Loading />}>
                  <RecordHistory definition={definition} record={record} />
                </Suspense>
              ) : (
                fields
              )}
            </Tabs>
          </>
        )}
      />
    </DashboardPage>
  );
}
