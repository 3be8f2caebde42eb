import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId } from 'react';
import { Button } from '../Button/index.ts';
import { useCsvExport } from '../useCsvExport/index.ts';
import type { CsvNoun, CsvProblem } from './csv-problem.ts';

/** Most lines that are listed, so that a file full of errors doesn't fill the page. */
const maxLines = 200;

interface SkippedLinesProps {
  /** Keyboard of phones for correcting an entry. */
  inputMode: CsvNoun['inputMode'];
  onAddAnyway?: (id: string) => void;
  problems: readonly CsvProblem[];
  /** The corrected entries, by id. */
  corrections: Readonly<Record<string, string>>;
  onChange: (corrections: Readonly<Record<string, string>>) => void;
}

/** The invalid lines of an import with their reasons, to correct or to download as a file. Internal. */
export function SkippedLines({ inputMode, problems, corrections, onChange, onAddAnyway }: SkippedLinesProps) {
  const id = useId();
  const csv = useCsvExport<CsvProblem>('skipped lines');
  const labels = lineLabels(problems);
  const download = () =>
    void csv.start(
      [
        { header: 'Line', kind: 'number', value: ({ line }) => line },
        { header: 'Content', kind: 'text', value: ({ id: entry, value }) => corrections[entry] ?? value },
        { header: 'Why', kind: 'text', value: ({ reason }) => reason },
      ],
      () => problems,
    );
  return (
    <>
      <Lines size="small">
        <caption>Skipped lines</caption>
        <TableHead>
          <TableRow>
            <TableCell>Line</TableCell>
            <TableCell>Content, and why it is skipped</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {problems.slice(0, maxLines).map(({ id: entry, line, value, reason, remedy }) => (
            <TableRow key={entry}>
              <TableCell>{line}</TableCell>
              <TableCell>
                {remedy === 'correct' ? (
                  <OutlinedInput
                    size="small"
                    fullWidth
                    value={corrections[entry] ?? value}
                    onChange={(event) => onChange({ ...corrections, [entry]: event.target.value })}
                    slotProps={{
                      input: {
                        'aria-label': labels.get(entry),
                        'aria-describedby': `${id}-${entry}`,
                        spellCheck: false,
                        autoCapitalize: 'none',
                        inputMode,
                      },
                    }}
                  />
                ) : (
                  <span>{value}</span>
                )}
                <FormHelperText error={false} id={`${id}-${entry}`}>
                  {reason}
                </FormHelperText>
                {remedy === 'add' && (
                  <Button
                    variant="outlined"
                    size="small"
                    aria-label={`Add anyway: ${value}`}
                    onClick={() => onAddAnyway?.(entry)}
                  >
                    Add anyway
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Lines>
      {problems.length > maxLines && <p>{`And ${(problems.length - maxLines).toLocaleString('en-US')} more.`}</p>}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="text" size="small" onClick={download}>
          Download these lines
        </Button>
      </Stack>
    </>
  );
}

/** Labels of the entries' fields: a line with several is numbered. */
function lineLabels(problems: readonly CsvProblem[]): ReadonlyMap<string, string> {
  const seen = new Map<number, number>();
  return new Map(
    problems.map(({ id, line }) => {
      const place = (seen.get(line) ?? 0) + 1;
      seen.set(line, place);
      return [id, place === 1 ? `Line ${line}` : `Line ${line}, entry ${place}`];
    }),
  );
}

const Lines = styled(Table)({
  tableLayout: 'fixed',
  overflowWrap: 'anywhere',
  '& caption': { captionSide: 'top', paddingInline: 0, color: 'inherit', fontWeight: 600 },
  '& td': { verticalAlign: 'top' },
  '& th:first-of-type': { inlineSize: '4.5rem' },
});
