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
import { space } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { FileButton } from '../FileField/index.ts';
import { FormField } from '../FormField/index.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { counted, formatNumber, skippedText, sumText } from './count-text.ts';
import {
  type CorrectedLine,
  type CsvColumns,
  type CsvCount,
  type CsvNoun,
  type CsvProblem,
  correctedLines,
} from './csv-problem.ts';
import { SkippedLines } from './SkippedLines.tsx';

/** Progress of an import. */
export type CsvImportState =
  | { name: 'empty' }
  | { name: 'checking'; done: number; total: number }
  | {
      name: 'checked' | 'imported';
      /** What can be added, what was added, and what can't be. */
      count: CsvCount;
      problems: readonly CsvProblem[];
    }
  | { name: 'importing'; done: number; total: number }
  | { name: 'stopped'; done: number; total: number };

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
  /** Called with the id of an entry to add it anyway, though it was skipped. @default no entry can be */
  onAddAnyway?: (id: string) => void;
  /** The columns of the list, after it was read. */
  columns?: CsvColumns;
  /** Called to return to the first step, where the pasted text is kept unless it was imported. */
  onBack: () => void;
  /** Called to add the valid lines, or to continue a stopped import. */
  onImport: () => void;
  /** Help text below the label. */
  help?: string;
  /** What is imported. @default addresses */
  noun?: CsvNoun;
}

/** Most lists are lists of email addresses. */
const addressNoun: CsvNoun = { one: 'address', many: 'addresses', inputMode: 'email' };

/** Index of a state's step in the stepper. */
const stepOf: Record<CsvImportState['name'], number> = {
  empty: 0,
  checking: 0,
  checked: 1,
  importing: 1,
  stopped: 1,
  imported: 3,
};

/**
 * Imports a CSV file or pasted text in three steps: choose or paste; check, with a list of the invalid lines to correct
 * or download; add. MUI's `Stepper` at the top; renders a `div`.
 *
 * - **When**: importing many records of one type from a spreadsheet.
 * - **Not for**: one record: `EntityForm`.
 * - **Keys**: Tab reaches the file button and the paste field, then the actions of the current step.
 */
export function CsvImport(props: CsvImportProps) {
  const {
    state,
    error,
    onFile,
    onPaste,
    onCorrect,
    onAddAnyway,
    columns,
    onBack,
    onImport,
    help,
    noun = addressNoun,
    ...rest
  } = props;
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [corrections, setCorrections] = useState<Readonly<Record<string, string>>>({});
  const isBusy = state.name === 'checking' || state.name === 'importing';
  const isChecked = state.name === 'checked' || state.name === 'imported';
  // Checked before anything is added, so that none is left out.
  const changed = isChecked ? correctedLines(state.problems, corrections) : [];
  const isFirstStep = state.name === 'empty';
  const shownColumns = state.name === 'checking' || state.name === 'checked' ? columns : undefined;
  const ready = isChecked ? state.count.ready : 0;
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
            accept=".csv,.tsv,.txt,.vcf,text/csv,text/plain,text/tab-separated-values,text/vcard"
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
      {stepOf[state.name] === 0 && !shownColumns && (
        <FormField id={`${id}-paste`} label={`Or paste ${noun.many} here`}>
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
                  {`Check these ${noun.many}`}
                </Button>
              </div>
            </>
          )}
        </FormField>
      )}
      {shownColumns && shownColumns.options.length > 0 && <ColumnChoice {...shownColumns} />}
      <div role="status" ref={status} tabIndex={-1}>
        {/* Visible below the file button; repeated here for the live region. */}
        {error && <p className="pl-sr">{error}</p>}
        {state.name === 'checking' && (
          <p>{`Checking ${formatNumber(state.done)} of ${formatNumber(state.total)} lines…`}</p>
        )}
        {state.name === 'importing' && <p>{`Adding ${formatNumber(state.done)} of ${counted(state.total, noun)}…`}</p>}
        {state.name === 'checked' && (
          <Notice title={`${counted(state.count.ready, noun)} can be added.`}>
            {`${state.count.added === 0 ? 'Nothing is added yet. ' : ''}${skippedText(state.count.skipped, 'is', 'are')}`}
            <p>{sumText(state.count)}</p>
          </Notice>
        )}
        {state.name === 'imported' && (
          <Notice
            tone="success"
            title={`${counted(state.count.added, noun)} ${state.count.added === 1 ? 'was' : 'were'} added.`}
          >
            {skippedText(state.count.skipped, 'was', 'were')}
            <p>{sumText(state.count)}</p>
          </Notice>
        )}
      </div>
      {isBusy && (
        <LinearProgress variant="determinate" aria-label={state.name} value={(100 * state.done) / (state.total || 1)} />
      )}
      {state.name === 'stopped' && (
        <ErrorMessage
          text={`The import stopped after ${formatNumber(state.done)} of ${counted(state.total, noun)}. They are on the list. Continue to add the rest.`}
        />
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {changed.length > 0 && (
          <Button onClick={() => onCorrect(changed)}>
            {changed.length === 1 ? 'Check the changed line' : `Check the ${changed.length} changed lines`}
          </Button>
        )}
        {changed.length === 0 && (ready > 0 || state.name === 'stopped') && (
          <Button onClick={onImport}>{state.name === 'stopped' ? 'Continue' : `Add ${counted(ready, noun)}`}</Button>
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
      {isChecked && state.problems.length > 0 && (
        <SkippedLines
          {...{ corrections, onAddAnyway }}
          inputMode={noun.inputMode}
          problems={state.problems}
          onChange={setCorrections}
        />
      )}
    </Root>
  );
}

const Root = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) });
