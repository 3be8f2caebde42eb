import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { importMaxBytes, importMaxLines } from '@porchlight/contract/limits';
import { type CorrectedLine, CsvImport, type CsvImportState } from '@porchlight/ui/CsvImport';
import { Link } from '@porchlight/ui/Link';
import { Stack } from '@porchlight/ui/Stack';
import { Typography } from '@porchlight/ui/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { listKey, reportFailure } from '../api/index.ts';
import { DashboardPage } from '../crud/index.ts';
import { addAddresses, type CheckedAddresses, checkAddresses } from './import-addresses.ts';
import {
  type AddressLine,
  decodeText,
  fileTypeError,
  parseAddresses,
  parsePastedAddresses,
} from './parse-addresses.ts';

const failedText = 'The addresses could not be checked. Check your connection and try again.';

const tooLargeText = `This file is larger than ${importMaxBytes / 1e6} MB. Split it and import the parts one after the other.`;

const oneByOneText =
  'This server adds addresses one at a time, so this will take a while. Keep this page open until it is done.';

/** Result of a dry run with its lines; `done` is how many of the ready addresses have been sent. */
type CheckedFile = CheckedAddresses & { lines: readonly AddressLine[]; done: number };

/**
 * Imports many addresses into the email list after a dry run, which lists the lines that can't be added for
 * correction.
 */
export function EmailImportPage() {
  const client = useQueryClient();
  const [state, setState] = useState<CsvImportState>({ name: 'empty' });
  const [error, setError] = useState<string | null>(null);
  const checkedFile = useRef<CheckedFile>(null);

  const check = async (lines: readonly AddressLine[], previousState: CsvImportState = { name: 'empty' }) => {
    setError(null);
    if (lines.length === 0) return setError('No addresses found.');
    if (lines.length > importMaxLines) {
      return setError(
        `There are more than ${importMaxLines.toLocaleString('en-US')} lines. Split them into two imports.`,
      );
    }
    const total = lines.length;
    setState({ name: 'checking', done: 0, total });
    try {
      const checked = await checkAddresses(lines, (done) => setState({ name: 'checking', done, total }));
      checkedFile.current = { ...checked, lines, done: 0 };
      setState({
        name: 'checked',
        ready: checked.ready.length,
        problems: checked.problems,
        note: checked.isOneByOne ? oneByOneText : undefined,
      });
    } catch (failure) {
      reportFailure('check addresses', failure);
      setState(previousState);
      setError(failedText);
    }
  };
  const checkFile = async (file: File) => {
    setState({ name: 'empty' });
    if (file.size > importMaxBytes) return setError(tooLargeText);
    const buffer = await file.arrayBuffer().catch(() => null);
    if (!buffer) return setError('This file can no longer be read. Choose it again.');
    const bytes = new Uint8Array(buffer);
    const typeError = fileTypeError(bytes);
    return typeError ? setError(typeError) : check(parseAddresses(decodeText(bytes)));
  };
  const correct = (corrected: readonly CorrectedLine[]) => {
    const values = new Map(corrected.map(({ line, value }) => [line, value]));
    // After an import, only the corrected lines are checked; the others have been added.
    const candidates = state.name === 'imported' ? state.problems : (checkedFile.current?.lines ?? []);
    const lines = candidates.map(({ line, value }) => ({ line, value: values.get(line)?.trim() ?? value }));
    void check(state.name === 'imported' ? lines.filter(({ line }) => values.has(line)) : lines, state);
  };

  const importMutation = useMutation({
    mutationFn: (list: CheckedFile) => {
      const doneBefore = list.done;
      return addAddresses(list.ready.slice(doneBefore), list.isOneByOne, (done) => {
        list.done = doneBefore + done;
        setState({ name: 'importing', done: list.done, total: list.ready.length });
      });
    },
    onMutate: ({ done, ready }) => setState({ name: 'importing', done, total: ready.length }),
    onSuccess: (rejected, { ready, problems }) => {
      const remaining = [...problems, ...rejected].sort((first, second) => first.line - second.line);
      setState({ name: 'imported', added: ready.length - rejected.length, problems: remaining });
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
          help="One address per line, or a spreadsheet saved as CSV with a column of addresses. You can check them before they are added."
          onFile={(file) => void checkFile(file)}
          onPaste={(text) => void check(parsePastedAddresses(text))}
          onCorrect={correct}
          onBack={() => setState({ name: 'empty' })}
          onImport={() => checkedFile.current && importMutation.mutate(checkedFile.current)}
        />
        <Typography>
          <Link href={dashboardUrls.email.list}>Back to the email list</Link>
        </Typography>
      </Stack>
    </DashboardPage>
  );
}
