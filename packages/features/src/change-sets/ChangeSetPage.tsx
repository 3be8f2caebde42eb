import { type ChangeSet, changeSetName } from '@porchlight/contract/change-sets';
import { formatShortDate } from '@porchlight/contract/dates';
import { otherCalls } from '@porchlight/contract/other-calls';
import { Heading } from '@porchlight/ui/data-display/Heading';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { FormDialog } from '@porchlight/ui/feedback/FormDialog';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Notice } from '@porchlight/ui/feedback/Notice';
import { useFocusWhenLost } from '@porchlight/ui/hooks';
import { ActionMenu } from '@porchlight/ui/inputs/ActionMenu';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { Breadcrumbs } from '@porchlight/ui/navigation/Breadcrumbs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ApiError, changeSetQuery, isNotFoundError, reportFailure, sendCall } from '../api/index.ts';
import { useFormErrors } from '../auth/index.ts';
import { type EntityDefinition, failureText } from '../entity/index.ts';
import { DashboardPage, type FlashState } from '../frame/index.ts';
import { PreviewLinkCard } from '../show/index.ts';
import { organization, useRunningNow } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { SetMembers } from './SetMembers.tsx';
import { setStateNames, setText, sizeText } from './set-text.ts';

/** What a person does with a set, and what is said once it is done. */
interface Action {
  doing: string;
  done: string;
  send: (set: ChangeSet) => Promise<{ change_set: ChangeSet }>;
}

/** One change set: what it changes, its preview, and how it is published, scheduled and taken back. */
export function ChangeSetPage({ definitions }: { definitions: readonly EntityDefinition[] }) {
  const { id = '' } = useParams();
  const now = useRunningNow();
  const navigate = useNavigate();
  const client = useQueryClient();
  const query = useQuery(changeSetQuery(id));
  const [dialog, setDialog] = useState<'schedule' | 'rename' | null>(null);
  const [formErrors, runForm, clearErrors] = useDialogErrors();
  const [failure, setFailure] = useState('');
  const [status, setStatus] = useState('');
  const statusLine = useFocusWhenLost<HTMLDivElement>(status);
  const set = isNotFoundError(query.error) ? undefined : query.data?.change_set;

  const show = async ({ change_set }: { change_set: ChangeSet }, done: string) => {
    client.setQueryData(changeSetQuery(id).queryKey, { change_set });
    setStatus(done);
    // Lists and records have another state now.
    await client.invalidateQueries({ queryKey: ['list'], refetchType: 'none' });
    client.removeQueries({ queryKey: ['single'], type: 'inactive' });
  };
  const act = async ({ doing, done, send }: Action) => {
    if (!set) return;
    setFailure('');
    setStatus('');
    try {
      await show(await send(set), done);
    } catch (error) {
      reportFailure(doing, error);
      setFailure(failureText(error));
      // What the person sees may be out of date: that is often the reason.
      if (error instanceof ApiError && error.status > 0) await query.refetch();
    }
  };
  const publish: Action = {
    doing: 'publish a change set',
    done: 'Published. Visitors see all changes.',
    send: ({ seen }) => sendCall(otherCalls.publishChangeSet, { id: Number(id), body: { seen } }),
  };
  const unschedule: Action = {
    doing: 'cancel the schedule of a change set',
    done: 'The schedule is canceled. Nothing is published by itself.',
    send: ({ seen }) => sendCall(otherCalls.scheduleChangeSet, { id: Number(id), body: { seen, publish_at: null } }),
  };
  const takeBack: Action = {
    doing: 'take a change set back',
    done: 'Undone. Visitors see what they saw before, and the changes are drafts again.',
    send: () => sendCall(otherCalls.takeBackChangeSet, { id: Number(id) }),
  };
  const remove = async () => {
    if (!set) return;
    setFailure('');
    try {
      await sendCall(otherCalls.removeChangeSet, { id: Number(id) });
      await navigate(urls.changeSets, { state: { deleted: { id: set.id, title: set.name } } satisfies FlashState });
    } catch (error) {
      reportFailure('delete a change set', error);
      setFailure(failureText(error));
    }
  };
  const closeDialog = () => {
    clearErrors();
    setDialog(null);
  };
  const name = set?.name ?? 'Change set';
  const isReady = set?.members.some(({ state }) => state === 'ready') ?? false;

  return (
    <DashboardPage documentTitle={name}>
      <Breadcrumbs
        items={[
          { text: 'Dashboard', href: urls.dashboard },
          { text: 'Change sets', href: urls.changeSets },
        ]}
        current={name}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Heading level={1} size={3} sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
          {name}
        </Heading>
        {set?.state === 'open' && (
          <>
            <Button disabled={set.size === 0} onClick={() => act(publish)}>
              Publish
            </Button>
            <Button variant="outlined" disabled={!isReady} onClick={() => setDialog('schedule')}>
              Schedule…
            </Button>
          </>
        )}
        {set?.state === 'scheduled' && (
          <>
            <Button onClick={() => act(publish)}>Publish now</Button>
            <Button variant="outlined" onClick={() => act(unschedule)}>
              Cancel schedule
            </Button>
          </>
        )}
        {set?.state === 'published' && (
          <Button variant="outlined" onClick={() => act(takeBack)}>
            Undo publication
          </Button>
        )}
        {set && (
          <ActionMenu
            items={[
              { label: 'Rename…', onSelect: () => setDialog('rename') },
              ...(set.state === 'published' ? [] : [{ label: 'Delete set', onSelect: remove, deletes: true as const }]),
            ]}
          />
        )}
      </Stack>
      <div role="status" ref={statusLine} tabIndex={-1}>
        {status && (
          <Notice tone="success" sx={{ mb: 2 }}>
            {status}
          </Notice>
        )}
      </div>
      {query.isPending && <Loading />}
      {query.isError && !set && (
        <ErrorMessage
          text={isNotFoundError(query.error) ? 'This set was deleted.' : 'The change set can’t be loaded right now.'}
          onRetry={isNotFoundError(query.error) ? undefined : () => void query.refetch()}
        />
      )}
      {set && (
        <Stack>
          <Typography variant="small" color="textSecondary" component="p">
            {`${setStateNames[set.state]} · ${sizeText(set.size)} · ${setText(set, now)}`}
          </Typography>
          {failure && <ErrorMessage text={failure} />}
          {set.problem && (
            <Notice tone="important" title="This set was not published at its time">
              {set.problem}
            </Notice>
          )}
          {set.state !== 'published' && set.members.length > 0 && (
            <PreviewLinkCard definition={{ name: changeSetName, singular: 'set' }} id={set.id} />
          )}
          {set.members.length === 0 ? (
            <EmptyState
              text="Nothing in this set yet"
              details="Open a record, a page, the menus or the settings, change them, and choose ‘Add to a set…’ in the menu of the form."
            />
          ) : (
            <SetMembers
              set={set}
              definitions={definitions}
              onTakeOut={(member, title) =>
                act({
                  doing: 'take a change out of a set',
                  done: `“${title}” is no longer in this set.`,
                  send: () => sendCall(otherCalls.removeFromChangeSet, { id: Number(id), body: { member } }),
                })
              }
              onResolve={(member, title, use) =>
                act({
                  doing: 'resolve a conflict in a set',
                  done:
                    use === 'set'
                      ? `This set’s version of “${title}” will be published.`
                      : `“${title}” stays as it is public.`,
                  send: () => sendCall(otherCalls.resolveInChangeSet, { id: Number(id), body: { member, use } }),
                })
              }
            />
          )}
        </Stack>
      )}
      {dialog === 'schedule' && set && (
        <FormDialog
          open
          title="Schedule this set"
          text="All its changes are published at this time, or none of them if one can’t be."
          fields={[
            {
              ...{ name: 'publish_at', label: 'Publish at', kind: 'date-time', autoFocus: true },
              help: `Time zone: ${organization.timeZoneName}.`,
            },
          ]}
          submitLabel="Schedule"
          onSubmit={async ({ publish_at = '' }) => {
            await runForm('schedule a change set', async () => {
              const body = { seen: set.seen, publish_at };
              const response = await sendCall(otherCalls.scheduleChangeSet, { id: Number(id), body });
              const at = formatShortDate(response.change_set.publish_at ?? '', { now, withTime: true });
              await show(response, `Scheduled. It goes live ${at}.`);
              setDialog(null);
            });
          }}
          leaveLabel="Cancel"
          onLeave={closeDialog}
          onClose={closeDialog}
          {...formErrors}
        />
      )}
      {dialog === 'rename' && set && (
        <FormDialog
          open
          title="Rename this set"
          text="Its changes stay as they are."
          fields={[{ name: 'name', label: 'Name', kind: 'text', defaultValue: set.name, autoFocus: true }]}
          submitLabel="Rename"
          onSubmit={async ({ name: newName = '' }) => {
            await runForm('rename a change set', async () => {
              const body = { name: newName };
              await show(await sendCall(otherCalls.renameChangeSet, { id: Number(id), body }), 'Renamed.');
              setDialog(null);
            });
          }}
          leaveLabel="Cancel"
          onLeave={closeDialog}
          onClose={closeDialog}
          {...formErrors}
        />
      )}
    </DashboardPage>
  );
}

/** Errors of the dialogs' forms, with a function that clears them before another one opens. */
function useDialogErrors() {
  const [formErrors, run] = useFormErrors();
  const [isCleared, setIsCleared] = useState(true);
  const runForm: typeof run = (doing, task) => {
    setIsCleared(false);
    return run(doing, task);
  };
  return [isCleared ? {} : formErrors, runForm, () => setIsCleared(true)] as const;
}
