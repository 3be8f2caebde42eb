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
import { Button } from '../../primitives/Button/index.ts';
import { useCsvExport } from '../../primitives/useCsvExport/index.ts';
import type { CorrectedLine, CsvProblem } from './csv-problem.ts';

/** Most lines that are listed, so that a file full of errors doesn't fill the page. */
const maxLines = 200;

interface SkippedLinesProps {
  onCorrect: (lines: readonly CorrectedLine[]) => void;
  problems: readonly CsvProblem[];
  /** The corrected lines, by line number. */
  corrections: Readonly<Record<number, string>>;
  onChange: (corrections: Readonly<Record<number, string>>) => void;
}

/** The invalid lines of an import with their reasons, to correct or to download as a file. Internal. */
export function SkippedLines({ problems, corrections, onChange, onCorrect }: SkippedLinesProps) {
  const id = useId();
  const csv = useCsvExport<CsvProblem>('skipped lines');
  const changed = problems.flatMap(({ line, value, isFinal }) => {
    const corrected = corrections[line];
    return isFinal || corrected === undefined || corrected === value ? [] : [{ line, value: corrected }];
  });
  const download = () =>
    void csv.start(
      [
        { header: 'Line', kind: 'number', value: ({ line }) => line },
        { header: 'Content', kind: 'text', value: ({ line, value }) => corrections[line] ?? value },
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
          {problems.slice(0, maxLines).map(({ line, value, reason, isFinal }) => (
            <TableRow key={line}>
              <TableCell>{line}</TableCell>
              <TableCell>
                {isFinal ? (
                  <span>{value}</span>
                ) : (
                  <OutlinedInput
                    size="small"
                    fullWidth
                    value={corrections[line] ?? value}
                    onChange={(event) => onChange({ ...corrections, [line]: event.target.value })}
                    slotProps={{
                      input: {
                        'aria-label': `Line ${line}`,
                        'aria-describedby': `${id}-${line}`,
                        spellCheck: false,
                        autoCapitalize: 'none',
                        inputMode: 'email',
                      },
                    }}
                  />
                )}
                <FormHelperText error={false} id={`${id}-${line}`}>
                  {reason}
                </FormHelperText>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Lines>
      {problems.length > maxLines && <p>{`And ${(problems.length - maxLines).toLocaleString('en-US')} more.`}</p>}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {changed.length > 0 && (
          <Button variant="outlined" size="small" onClick={() => onCorrect(changed)}>
            {changed.length === 1 ? 'Check the changed line' : `Check the ${changed.length} changed lines`}
          </Button>
        )}
        <Button variant="text" size="small" onClick={download}>
          Download these lines
        </Button>
      </Stack>
    </>
  );
}

const Lines = styled(Table)({
  tableLayout: 'fixed',
  overflowWrap: 'anywhere',
  '& caption': { captionSide: 'top', paddingInline: 0, color: 'inherit', fontWeight: 600 },
  '& td': { verticalAlign: 'top' },
  '& th:first-of-type': { inlineSize: '4.5rem' },
});
