import type { ChangeSetEntry } from '@porchlight/contract/change-sets';
import { otherCalls } from '@porchlight/contract/other-calls';
import { Heading } from '@porchlight/ui/data-display/Heading';
import { ItemList } from '@porchlight/ui/data-display/ItemList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { FormDialog } from '@porchlight/ui/feedback/FormDialog';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Snackbar } from '@porchlight/ui/feedback/Snackbar';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { changeSetsQuery, reportFailure, sendCall } from '../api/index.ts';
import { useFormErrors } from '../auth/index.ts';
import { failureText } from '../entity/index.ts';
import { DashboardPage, useFlashMessage } from '../frame/index.ts';
import { useRunningNow } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { setStateNames, setText, sizeText } from './set-text.ts';

/** All change sets: those that wait, and the published ones as history. A set that was just deleted can be restored. */
export function ChangeSetsPage() {
  const now = useRunningNow();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(changeSetsQuery);
  const [isCreating, setIsCreating] = useState(false);
  const [formErrors, run] = useFormErrors();
  const deletedBefore = useFlashMessage('deleted');
  const [dismissed, setDismissed] = useState<unknown>();
  const [failure, setFailure] = useState('');
  const deleted = deletedBefore !== dismissed ? deletedBefore : undefined;

  const restore = async () => {
    if (!deleted) return;
    setFailure('');
    try {
      await sendCall(otherCalls.restoreChangeSet, { id: deleted.id });
      await refetch();
    } catch (cause) {
      reportFailure('restore a change set', cause);
      setFailure(`“${deleted.title}” is not restored. ${failureText(cause)}`);
    }
  };
  const sets = data?.change_sets ?? [];
  const waiting = sets.filter(({ state }) => state !== 'published');
  const published = sets.filter(({ state }) => state === 'published');
  const create = <Button onClick={() => setIsCreating(true)}>Create set</Button>;

  const list = (label: string, entries: readonly ChangeSetEntry[]) => (
    <ItemList
      label={label}
      items={entries.map((entry) => ({
        id: entry.id,
        title: entry.name,
        href: urls.changeSet(entry.id),
        ...(entry.state === 'scheduled' && { mark: setStateNames.scheduled }),
        lines: [`${sizeText(entry.size)} · ${setText(entry, now)}`],
        ...(entry.problem && { warning: entry.problem }),
        actions: [],
      }))}
    />
  );

  return (
    <DashboardPage title="Change sets">
      <Stack>
        <Typography color="textSecondary">
          Put unpublished changes of records, pages, menus and settings into one set. You can preview, publish or
          schedule the whole set at once, and undo its publication at once.
        </Typography>
        {failure && <ErrorMessage text={failure} />}
        {error && !data && (
          <ErrorMessage text="The change sets can’t be loaded right now." onRetry={() => void refetch()} />
        )}
        {!data && !error && <Loading />}
        {data && sets.length === 0 && (
          <EmptyState
            text="No change sets yet"
            details="Winter hours change a page, two events and the menu. In a set, visitors see all of it at once."
            action={create}
          />
        )}
        {data && sets.length > 0 && <div>{create}</div>}
        {waiting.length > 0 && list('Not published', waiting)}
        {published.length > 0 && (
          <>
            <Heading level={2} size={5}>
              Published
            </Heading>
            {list('Published', published)}
          </>
        )}
      </Stack>
      {isCreating && (
        <FormDialog
          open
          title="Create a change set"
          text="You add changes to it in their forms, with ‘Add to a set…’."
          fields={[{ name: 'name', label: 'Name, such as Winter hours', kind: 'text', autoFocus: true }]}
          submitLabel="Create set"
          onSubmit={async ({ name = '' }) => {
            await run('create a change set', async () => {
              const { change_set } = await sendCall(otherCalls.addChangeSet, { body: { name } });
              await navigate(urls.changeSet(change_set.id));
            });
          }}
          leaveLabel="Cancel"
          onLeave={() => setIsCreating(false)}
          onClose={() => setIsCreating(false)}
          {...formErrors}
        />
      )}
      <Snackbar
        open={deleted !== undefined}
        message={`Deleted: ${deleted?.title ?? ''}. Its changes are not published and stay in their forms.`}
        onUndo={restore}
        onDismiss={() => setDismissed(deletedBefore)}
      />
    </DashboardPage>
  );
}
