import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ComponentPropsWithRef, useId } from 'react';
import { Button } from '../Button/index.ts';
import { ErrorMessage } from '../ErrorMessage/index.ts';
import { FileButton } from '../FileField/index.ts';
import { FormField } from '../FormField/index.ts';
import { Notice } from '../Notice/index.ts';
import { space } from '../theme/index.ts';

/** A line that is not taken. */
export interface CsvProblem {
  /** Its number in the file, from 1. */
  line: number;
  /** What stands there. */
  value: string;
  /** Why it is not taken, as a sentence. */
  reason: string;
}

/** How far an import is. */
export type CsvImportState =
  | { name: 'empty' }
  | { name: 'checking'; done: number; total: number }
  | {
      name: 'checked';
      ready: number;
      problems: readonly CsvProblem[] /** What else to know before adding. */;
      note?: string;
    }
  | { name: 'importing'; done: number; total: number }
  | { name: 'stopped'; done: number; total: number }
  | { name: 'imported'; added: number; problems: readonly CsvProblem[] };

/** Props of `CsvImport`. */
export interface CsvImportProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How far it is. */
  state: CsvImportState;
  /** Why the file can't be read at all. */
  error?: string | null;
  /** Called with the chosen file; nothing is added yet. */
  onFile: (file: File) => void;
  /** Adds what was found to be good, or goes on with the rest. */
  onImport: () => void;
  /** What a line holds, in the plural. @default 'addresses' */
  noun?: string;
  /** The same for one of them. @default 'address' */
  nounOfOne?: string;
  /** Label of the chooser. @default 'CSV file' */
  fileLabel?: string;
  /** A sentence below the label. */
  help?: string;
}

/** Problems that are listed; a file that is all wrong should not fill the page. */
const listedProblems = 200;
const count = (value: number) => value.toLocaleString('en-US');

/** What becomes of the lines that are no good: 'No line is left out.' */
function leftOut(lines: number, is: 'is' | 'was', are: 'are' | 'were'): string {
  if (lines === 0) return `No line ${is} left out.`;
  return lines === 1 ? `1 line ${is} left out.` : `${count(lines)} lines ${are} left out.`;
}

/**
 * Takes a CSV file in two steps: first it says what would be added and names each line that would not, then it adds.
 * Renders a `div`.
 *
 * - **When**: many records of one kind come from a spreadsheet.
 * - **Not for**: one record: `EntityForm`.
 * - **Keys**: Tab reaches the chooser, then what can be done with the file that was chosen.
 */
export function CsvImport(props: CsvImportProps) {
  const { state, error, onFile, onImport, noun = 'addresses', nounOfOne = 'address', ...others } = props;
  const { fileLabel = 'CSV file', help, ...rest } = others;
  const id = useId();
  const several = (value: number) => `${count(value)} ${value === 1 ? nounOfOne : noun}`;
  const isBusy = state.name === 'checking' || state.name === 'importing';
  return (
    <Root {...rest}>
      <FormField id={id} label={fileLabel} help={help} error={error ?? undefined}>
        {(control) => (
          <FileButton
            {...control}
            aria-invalid={error ? true : undefined}
            accept=".csv,.txt,text/csv,text/plain"
            disabled={isBusy}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              // The same file, mended, may be chosen again.
              event.currentTarget.value = '';
              if (file) onFile(file);
            }}
          />
        )}
      </FormField>
      <div role="status">
        {/* Below the chooser it can be seen; who listens hears it here. */}
        {error && <p className="pl-sr">{error}</p>}
        {state.name === 'checking' && <p>{`Checking ${count(state.done)} of ${count(state.total)} lines…`}</p>}
        {state.name === 'importing' && <p>{`Adding ${count(state.done)} of ${several(state.total)}…`}</p>}
        {state.name === 'checked' && (
          <Notice title={`${several(state.ready)} can be added.`}>
            {`Nothing is added yet. ${leftOut(state.problems.length, 'is', 'are')} ${state.note ?? ''}`}
          </Notice>
        )}
        {state.name === 'imported' && (
          <Notice tone="success" title={`${several(state.added)} ${state.added === 1 ? 'was' : 'were'} added.`}>
            {leftOut(state.problems.length, 'was', 'were')}
          </Notice>
        )}
      </div>
      {isBusy && (
        <LinearProgress variant="determinate" aria-label={state.name} value={(100 * state.done) / (state.total || 1)} />
      )}
      {state.name === 'stopped' && (
        <ErrorMessage
          text={`The import stopped after ${count(state.done)} of ${several(state.total)}. Those are on the list; going on adds the rest.`}
        />
      )}
      {((state.name === 'checked' && state.ready > 0) || state.name === 'stopped') && (
        <div>
          <Button onClick={onImport}>{state.name === 'stopped' ? 'Go on' : `Add ${several(state.ready)}`}</Button>
        </div>
      )}
      {(state.name === 'checked' || state.name === 'imported') && state.problems.length > 0 && (
        <Problems problems={state.problems} />
      )}
    </Root>
  );
}

function Problems({ problems }: { problems: readonly CsvProblem[] }) {
  return (
    <>
      <LeftOut size="small">
        <caption>Lines that are left out</caption>
        <TableHead>
          <TableRow>
            <TableCell>Line</TableCell>
            <TableCell>What stands there</TableCell>
            <TableCell>Why</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {problems.slice(0, listedProblems).map(({ line, value, reason }) => (
            <TableRow key={line}>
              <TableCell>{line}</TableCell>
              <TableCell>{value}</TableCell>
              <TableCell>{reason}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </LeftOut>
      {problems.length > listedProblems && <p>{`And ${count(problems.length - listedProblems)} more.`}</p>}
    </>
  );
}

const Root = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) });

const LeftOut = styled(Table)({
  tableLayout: 'fixed',
  overflowWrap: 'anywhere',
  '& caption': { captionSide: 'top', paddingInline: 0, color: 'inherit', fontWeight: 600 },
  '& td': { verticalAlign: 'top' },
  '& th:first-of-type': { inlineSize: '4.5rem' },
});
