import LinearProgress from '@mui/material/LinearProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import MuiStep from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { ErrorMessage } from '../../feedback/ErrorMessage/index.ts';
import { Notice } from '../../feedback/Notice/index.ts';
import { useFocusWhenLost } from '../../hooks/useFocusWhenLost.ts';
import { Button } from '../../primitives/Button/index.ts';
import { space } from '../../theme/index.ts';
import { FileButton } from '../FileField/index.ts';
import { FormField } from '../FormField/index.ts';
import type { CorrectedLine, CsvProblem } from './csv-problem.ts';
import { SkippedLines } from './SkippedLines.tsx';

/** Progress of an import. */
export type CsvImportState =
  | { name: 'empty' }
  | { name: 'checking'; done: number; total: number }
  | {
      name: 'checked';
      ready: number;
      problems: readonly CsvProblem[];
      /** Further information before adding. */
      note?: string;
    }
  | { name: 'importing'; done: number; total: number }
  | { name: 'stopped'; done: number; total: number }
  | { name: 'imported'; added: number; problems: readonly CsvProblem[] };

export interface CsvImportProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onPaste'> {
  /** Progress of the import. */
  state: CsvImportState;
  /** Error message if the file can't be read at all. */
  error?: string | null;
  /** Called with the chosen file, to check it; nothing is added yet. */
  onFile: (file: File) => void;
  /** Called with the pasted text, to check it; nothing is added yet. */
  onPaste: (text: string) => void;
  /** Called with the corrected lines, to check them again. */
  onCorrect: (lines: readonly CorrectedLine[]) => void;
  /** Called to return to the first step, where the pasted text is kept unless it was imported. */
  onBack: () => void;
  /** Called to add the valid lines, or to continue a stopped import. */
  onImport: () => void;
  /** Help text below the label. */
  help?: string;
}

/** Index of a state's step in the stepper. */
const stepOf: Record<CsvImportState['name'], number> = {
  empty: 0,
  checking: 0,
  checked: 1,
  importing: 1,
  stopped: 1,
  imported: 3,
};

const format = (value: number) => value.toLocaleString('en-US');

const addresses = (value: number) => `${format(value)} ${value === 1 ? 'address' : 'addresses'}`;

/** How many lines are left out: 'No lines are skipped.' */
function skippedText(lines: number, is: 'is' | 'was', are: 'are' | 'were'): string {
  if (lines === 0) return `No lines ${are} skipped.`;
  return lines === 1 ? `1 line ${is} skipped.` : `${format(lines)} lines ${are} skipped.`;
}

/**
 * Imports a CSV file or pasted text in three steps: choose or paste; check, with a list of the invalid lines to correct
 * or download; add. MUI's `Stepper` at the top; renders a `div`.
 *
 * - **When**: importing many records of one type from a spreadsheet.
 * - **Not for**: one record: `EntityForm`.
 * - **Keys**: Tab reaches the file button and the paste field, then the actions of the current step.
 */
export function CsvImport(props: CsvImportProps) {
  const { state, error, onFile, onPaste, onCorrect, onBack, onImport, help, ...rest } = props;
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [corrections, setCorrections] = useState<Readonly<Record<number, string>>>({});
  const isBusy = state.name === 'checking' || state.name === 'importing';
  const isFirstStep = state.name === 'empty';
  const chooser = useFocusWhenLost<HTMLInputElement>(isFirstStep ? state.name : '');
  const status = useFocusWhenLost<HTMLDivElement>(isFirstStep ? '' : state.name);
  return (
    <Root {...rest}>
      <Stepper
        activeStep={stepOf[state.name]}
        aria-label="Import progress"
        // On narrow screens they wrap between words.
        sx={{ maxInlineSize: 680, overflowWrap: 'normal' }}
      >
        {['Choose or paste', 'Check', 'Done'].map((label) => (
          <MuiStep key={label}>
            <StepLabel>{label}</StepLabel>
          </MuiStep>
        ))}
      </Stepper>
      <FormField id={id} label="CSV file" help={help} error={error ?? undefined}>
        {(control) => (
          <FileButton
            {...control}
            ref={chooser}
            aria-invalid={error ? true : undefined}
            accept=".csv,.txt,text/csv,text/plain"
            disabled={isBusy}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              // Allows the same file, corrected in the meantime, to be chosen again.
              event.currentTarget.value = '';
              setCorrections({});
              if (file) onFile(file);
            }}
          />
        )}
      </FormField>
      {stepOf[state.name] === 0 && (
        <FormField id={`${id}-paste`} label="Or paste addresses here">
          {(control) => (
            <>
              <OutlinedInput
                {...control}
                multiline
                minRows={3}
                maxRows={12}
                disabled={isBusy}
                value={pasted}
                onChange={(event) => setPasted(event.target.value)}
                slotProps={{ input: { spellCheck: false, autoCapitalize: 'none' } }}
              />
              <div>
                <Button
                  variant="outlined"
                  sx={{ mt: 1 }}
                  disabled={isBusy || pasted.trim() === ''}
                  onClick={() => {
                    setCorrections({});
                    onPaste(pasted);
                  }}
                >
                  Check these addresses
                </Button>
              </div>
            </>
          )}
        </FormField>
      )}
      <div role="status" ref={status} tabIndex={-1}>
        {/* Visible below the file button; repeated here for the live region. */}
        {error && <p className="pl-sr">{error}</p>}
        {state.name === 'checking' && <p>{`Checking ${format(state.done)} of ${format(state.total)} lines…`}</p>}
        {state.name === 'importing' && <p>{`Adding ${format(state.done)} of ${addresses(state.total)}…`}</p>}
        {state.name === 'checked' && (
          <Notice title={`${addresses(state.ready)} can be added.`}>
            {`Nothing is added yet. ${skippedText(state.problems.length, 'is', 'are')} ${state.note ?? ''}`}
          </Notice>
        )}
        {state.name === 'imported' && (
          <Notice tone="success" title={`${addresses(state.added)} ${state.added === 1 ? 'was' : 'were'} added.`}>
            {skippedText(state.problems.length, 'was', 'were')}
          </Notice>
        )}
      </div>
      {isBusy && (
        <LinearProgress variant="determinate" aria-label={state.name} value={(100 * state.done) / (state.total || 1)} />
      )}
      {state.name === 'stopped' && (
        <ErrorMessage
          text={`The import stopped after ${format(state.done)} of ${addresses(state.total)}. They are on the list. Continue to add the rest.`}
        />
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {((state.name === 'checked' && state.ready > 0) || state.name === 'stopped') && (
          <Button onClick={onImport}>{state.name === 'stopped' ? 'Continue' : `Add ${addresses(state.ready)}`}</Button>
        )}
        {state.name === 'checked' && (
          <Button variant="outlined" onClick={onBack}>
            Back
          </Button>
        )}
        {state.name === 'imported' && (
          <Button
            variant="outlined"
            onClick={() => {
              setPasted('');
              onBack();
            }}
          >
            Import more
          </Button>
        )}
      </Stack>
      {(state.name === 'checked' || state.name === 'imported') && state.problems.length > 0 && (
        <SkippedLines {...{ corrections, onCorrect }} problems={state.problems} onChange={setCorrections} />
      )}
    </Root>
  );
}

const Root = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) });
