import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { formatLongDate } from '@porchlight/contract/dates';
import { entityOf } from '@porchlight/contract/entities';
import type { EntriesOfResponse } from '@porchlight/contract/forms/form-calls';
import { otherCalls } from '@porchlight/contract/other-calls';
import { FactList } from '@porchlight/ui/data-display/FactList';
import { ItemList } from '@porchlight/ui/data-display/ItemList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { downloadFile } from '@porchlight/ui/hooks';
import { Button } from '@porchlight/ui/inputs/Button';
import { ShortForm } from '@porchlight/ui/inputs/ShortForm';
import { Stack } from '@porchlight/ui/layout/Stack';
import { Link } from '@porchlight/ui/navigation/Link';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listKey, reportFailure, sendCall } from '../api/index.ts';
import { failureText } from '../entity/index.ts';
import { DashboardPage } from '../frame/index.ts';

type Entries = EntriesOfResponse['entries'];

/** What was found for an address, or what became of it. */
type Outcome =
  | { kind: 'none' }
  | { kind: 'found'; email: string; entries: Entries }
  | { kind: 'deleted'; text: string };

/** Everything that was sent with an email address: to give it to the person who asks for it, or to delete it. */
export function EntriesOfPage() {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [failure, setFailure] = useState<string>();
  const client = useQueryClient();
  const dialogs = useDialogs();
  const find = async (email: string) => {
    setFailure(undefined);
    setOutcome({ kind: 'none' });
    try {
      const { entries } = await sendCall(otherCalls.entriesOf, { body: { email } });
      setOutcome({ kind: 'found', email: email.trim(), entries });
    } catch (error) {
      reportFailure('find the entries of an address', error);
      setFailure(failureText(error));
    }
  };
  const deleteAll = async (email: string, count: number) => {
    const isSure = await dialogs.confirm(
      `${counted(count)} of ${email} will be deleted permanently, also from the trash.`,
      {
        title: 'Delete everything of this address?',
        okText: 'Delete permanently',
        cancelText: 'Cancel',
      },
    );
    if (!isSure) return;
    setFailure(undefined);
    try {
      const { deleted } = await sendCall(otherCalls.deleteEntriesOf, { body: { email } });
      setOutcome({ kind: 'deleted', text: `Deleted ${counted(deleted)} of ${email}.` });
      void client.invalidateQueries({ queryKey: listKey('formEntry') });
    } catch (error) {
      reportFailure('delete the entries of an address', error);
      setFailure(failureText(error));
    }
  };
  return (
    <DashboardPage title="Entries of an address">
      <Stack spacing={3}>
        <Typography color="textSecondary">
          People can ask what you have about them, and ask you to delete it. This also finds what is in the trash, and
          entries that have the address in another answer.
        </Typography>
        <ShortForm
          label="Find the entries of an address"
          fields={[{ name: 'email', label: 'Email address', kind: 'email', autoFocus: true }]}
          submitLabel="Find"
          error={failure}
          onSubmit={({ email = '' }) => find(email)}
        />
        <div role="status">
          {outcome.kind === 'deleted' && <Typography>{outcome.text}</Typography>}
          {outcome.kind === 'found' && (
            <Typography>
              {outcome.entries.length === 0
                ? `Nothing was sent with ${outcome.email}.`
                : `${counted(outcome.entries.length)} of ${outcome.email}.`}
            </Typography>
          )}
        </div>
        {outcome.kind === 'found' && outcome.entries.length > 0 && (
          <>
            <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
              <Button variant="outlined" onClick={() => download(outcome.email, outcome.entries)}>
                Download all
              </Button>
              <Button
                variant="outlined"
                color="error"
                onClick={() => void deleteAll(outcome.email, outcome.entries.length)}
              >
                Delete all permanently
              </Button>
            </Stack>
            <ItemList label="Entries" items={outcome.entries.map(entryItem)} />
          </>
        )}
        <Typography>
          <Link href={dashboardUrls.formEntry.list}>Back to the entries</Link>
        </Typography>
      </Stack>
    </DashboardPage>
  );
}

const counted = (count: number) => (count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`);

function entryItem({ id, form, status, created_at, delete_on, answers }: Entries[number]) {
  const label = entityOf('formEntry').fields.status?.options?.[status] ?? status;
  return {
    id,
    title: `${form || 'A form'}, ${formatLongDate(created_at, { withTime: true })}`,
    href: dashboardUrls.formEntry.show(id),
    lines: [`${label} · deleted automatically on ${formatLongDate(delete_on)}`],
    details: <FactList facts={answers.map(({ question, answer }) => ({ term: question, value: answer || '–' }))} />,
    actions: [],
  };
}

/** Downloads the entries as a text that the person can read. */
function download(email: string, entries: Entries): void {
  const texts = entries.map(({ form, created_at, answers }) =>
    [
      `${form}, ${formatLongDate(created_at, { withTime: true })}`,
      ...answers.map(({ question, answer }) => `${question}\n${answer || '–'}`),
    ].join('\n\n'),
  );
  downloadFile(`Entries of ${email}.txt`, new Blob([texts.join('\n\n---\n\n')], { type: 'text/plain;charset=utf-8' }));
}
