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
  'This server takes addresses one at a time, so adding them will take a while. Keep this page open until it is done.';

/** Result of a dry run with its lines; `done` is how many of the ready addresses have been sent. */
type Found = CheckedAddresses & { lines: readonly AddressLine[]; done: number };

/**
 * Imports many addresses into the e-mail list after a dry run, which lists the lines that can't be added for
 * correction.
 */
export function EmailImportPage() {
  const client = useQueryClient();
  const [state, setState] = useState<CsvImportState>({ name: 'empty' });
  const [error, setError] = useState<string | null>(null);
  const found = useRef<Found>(null);

  const check = async (lines: readonly AddressLine[], before: CsvImportState = { name: 'empty' }) => {
    setError(null);
    if (lines.length === 0) return setError('There is no address in it.');
    if (lines.length > importMaxLines) {
      return setError(`These are more than ${importMaxLines.toLocaleString('en-US')} lines. Part them in two.`);
    }
    const total = lines.length;
    setState({ name: 'checking', done: 0, total });
    try {
      const checked = await checkAddresses(lines, (done) => setState({ name: 'checking', done, total }));
      found.current = { ...checked, lines, done: 0 };
      setState({
        name: 'checked',
        ready: checked.ready.length,
        problems: checked.problems,
        note: checked.isOneByOne ? oneByOneText : undefined,
      });
    } catch (failure) {
      reportFailure('check addresses', failure);
      setState(before);
      setError(failedText);
    }
  };
  const checkFile = async (file: File) => {
    setState({ name: 'empty' });
    if (file.size > importMaxBytes) return setError(tooLargeText);
    const buffer = await file.arrayBuffer().catch(() => null);
    if (!buffer) return setError('This file can’t be read any more. Choose it again.');
    const bytes = new Uint8Array(buffer);
    const refusal = fileTypeError(bytes);
    return refusal ? setError(refusal) : check(parseAddresses(decodeText(bytes)));
  };
  const mend = (mended: readonly CorrectedLine[]) => {
    const values = new Map(mended.map(({ line, value }) => [line, value]));
    // After an import, only the corrected lines are checked; the others have been added.
    const asked = state.name === 'imported' ? state.problems : (found.current?.lines ?? []);
    const lines = asked.map(({ line, value }) => ({ line, value: values.get(line)?.trim() ?? value }));
    void check(state.name === 'imported' ? lines.filter(({ line }) => values.has(line)) : lines, state);
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
          onPaste={(text) => void check(parsePastedAddresses(text))}
          onCorrect={mend}
          onBack={() => setState({ name: 'empty' })}
          onImport={() => found.current && adding.mutate(found.current)}
        />
        <Typography>
          <Link href={dashboardUrls.email.list}>Back to the email list</Link>
        </Typography>
      </Stack>
    </DashboardPage>
  );
}
