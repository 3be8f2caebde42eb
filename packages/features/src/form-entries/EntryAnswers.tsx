import type { FormEntry } from '@porchlight/contract/entities';
import { otherCalls } from '@porchlight/contract/other-calls';
import { FactList } from '@porchlight/ui/data-display/FactList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { downloadFile } from '@porchlight/ui/hooks';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFoundError, reportFailure, sendCall, staffRecordQuery } from '../api/index.ts';
import { failureText, useRecordChange } from '../entity/index.ts';
import { ReplyByEmail } from './ReplyByEmail.tsx';

/** On an entry's page: the answers in full, a reply by email, and the next steps. */
export function EntryAnswers() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(staffRecordQuery('formEntry', id));
  if (!data || isNotFoundError(error)) return null;
  const entry = data as FormEntry;
  return (
    <Stack spacing={2} sx={{ mb: 3 }}>
      <Answers key={entry.version} entry={entry} onChanged={() => void refetch()} />
      <ReplyByEmail key={`replies ${entry.id}`} entry={entry} />
    </Stack>
  );
}

function Answers({ entry, onChanged }: { entry: FormEntry; onChanged: () => void }) {
  const change = useRecordChange();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const setStatus = async (status: FormEntry['status']) => {
    setIsBusy(true);
    setFailure(null);
    try {
      await change({
        resource: 'formEntry',
        call: 'update',
        id: String(entry.id),
        values: { status },
        version: entry.version,
      });
      onChanged();
    } catch (error) {
      reportFailure('change the status of an entry', error);
      setFailure(failureText(error));
      setIsBusy(false);
    }
  };
  const download = async (question: string) => {
    setFailure(null);
    try {
      const { file } = await sendCall(otherCalls.entryFile, { id: entry.id, query: { question } });
      const bytes = Uint8Array.from(atob(file.base64), (each) => each.charCodeAt(0));
      downloadFile(file.name, new Blob([bytes], { type: file.type }));
    } catch (error) {
      reportFailure('download a file of an entry', error);
      setFailure(failureText(error));
    }
  };
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        {nextSteps[entry.status].map(({ status, label }) => (
          <Button key={status} variant="outlined" size="small" disabled={isBusy} onClick={() => void setStatus(status)}>
            {label}
          </Button>
        ))}
      </Stack>
      {failure && <ErrorMessage text={failure} />}
      <FactList
        facts={entry.answers.map(({ id, question, answer, file }) => ({
          term: String(question),
          value: answerOf(String(answer), file ? () => void download(String(id)) : undefined),
        }))}
      />
    </Stack>
  );
}

/** An answer as it is read; a file is downloaded. */
function answerOf(answer: string, onDownload: (() => void) | undefined) {
  if (onDownload)
    return (
      <Button variant="outlined" size="small" onClick={onDownload}>
        Download {answer}
      </Button>
    );
  if (!answer) return <Typography color="textSecondary">No answer</Typography>;
  return <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{answer}</Typography>;
}

/** What can be done with an entry in each state. */
const nextSteps: Readonly<Record<FormEntry['status'], readonly { status: FormEntry['status']; label: string }[]>> = {
  new: [
    { status: 'in_progress', label: 'Mark as in progress' },
    { status: 'done', label: 'Mark as done' },
  ],
  in_progress: [{ status: 'done', label: 'Mark as done' }],
  done: [{ status: 'in_progress', label: 'Open again' }],
  suspected: [{ status: 'new', label: 'This is no spam' }],
};
