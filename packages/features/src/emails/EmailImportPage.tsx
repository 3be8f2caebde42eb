import { importMaxBytes, importMaxLines } from '@porchlight/contract/limits';
import { CsvImport, type CsvImportState } from '@porchlight/ui/CsvImport';
import { Link } from '@porchlight/ui/Link';
import { Stack } from '@porchlight/ui/Stack';
import { Typography } from '@porchlight/ui/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { listKey, reportFailure } from '../api/index.ts';
import { DashboardPage } from '../crud/index.ts';
import { emailDefinition } from './email.resource.tsx';
import { addAddresses, type CheckedAddresses, checkAddresses } from './import-addresses.ts';
import { decodeText, readAddresses } from './read-addresses.ts';

const failedText = 'The file could not be checked. Check your connection and choose it again.';

const tooLargeText = `This file is larger than ${importMaxBytes / 1e6} MB. Split it and import the parts one after the other.`;

const oneByOneText =
  'This server takes addresses one at a time, so adding them will take a while. Keep this page open until it is done.';

/** What a dry run found, and how many of it are on the list by now. */
type Found = CheckedAddresses & { done: number };

/** Adds the addresses of a CSV file to the e-mail list, after a dry run that names each line that is left out. */
export function EmailImportPage() {
  const client = useQueryClient();
  const [state, setState] = useState<CsvImportState>({ name: 'empty' });
  const [error, setError] = useState<string | null>(null);
  const found = useRef<Found>(null);

  const checkFile = async (file: File) => {
    setError(null);
    setState({ name: 'empty' });
    if (file.size > importMaxBytes) return setError(tooLargeText);
    try {
      const lines = readAddresses(decodeText(new Uint8Array(await file.arrayBuffer())));
      if (lines.length === 0) return setError('This file holds no lines.');
      if (lines.length > importMaxLines) {
        return setError(`This file has more than ${importMaxLines.toLocaleString('en-US')} lines. Part it in two.`);
      }
      const total = lines.length;
      setState({ name: 'checking', done: 0, total });
      const checked = await checkAddresses(lines, (done) => setState({ name: 'checking', done, total }));
      found.current = { ...checked, done: 0 };
      setState({
        name: 'checked',
        ready: checked.ready.length,
        problems: checked.problems,
        note: checked.isOneByOne ? oneByOneText : undefined,
      });
    } catch (failure) {
      reportFailure('check a file of addresses', failure);
      setState({ name: 'empty' });
      setError(failedText);
    }
  };

  const adding = useMutation({
    mutationFn: (list: Found) => {
      const before = list.done;
      return addAddresses(list.ready.slice(before), list.isOneByOne, (done) => {
        list.done = before + done;
        setState({ name: 'importing', done: list.done, total: list.ready.length });
      });
    },
    onMutate: ({ done, ready }) => setState({ name: 'importing', done, total: ready.length }),
    onSuccess: (refused, { ready, problems }) => {
      const leftOut = [...problems, ...refused].sort((first, second) => first.line - second.line);
      setState({ name: 'imported', added: ready.length - refused.length, problems: leftOut });
    },
    onError: (failure, { done, ready }) => {
      reportFailure('import addresses', failure);
      setState({ name: 'stopped', done, total: ready.length });
    },
    onSettled: () => client.invalidateQueries({ queryKey: listKey('email') }),
  });

  return (
    <DashboardPage title="Import addresses">
      <Stack spacing={3}>
        <CsvImport
          state={state}
          error={error}
          help="One address a line, or a spreadsheet saved as CSV with a column of them. Nothing is added before you have seen what would be."
          onFile={(file) => void checkFile(file)}
          onImport={() => found.current && adding.mutate(found.current)}
        />
        <Typography>
          <Link href={emailDefinition.urls.list}>Back to the email list</Link>
        </Typography>
      </Stack>
    </DashboardPage>
  );
}
