import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { space } from '../../theme/index.ts';
import { type Span, spanProblem } from './week-lines.ts';

export interface TimeSpanInputsProps {
  /** The hours. */
  span: Span;
  /** Start of the accessible names of both inputs, such as 'Monday'. */
  label: string;
  /** Called with the changed hours. */
  onChange: (span: Span) => void;
  /** Called when a time loses the focus. */
  onBlur?: () => void;
  /** `data-control` of the first input, for `useItemFocus`. */
  control?: string;
}

/** When a day opens and closes: two inputs for times, with what is wrong below them. Internal to forms of hours. */
export function TimeSpanInputs({ span, label, onChange, onBlur, control }: TimeSpanInputsProps) {
  const problemId = useId();
  const problem = spanProblem(span);
  // Each input has its own control of MUI: the whole form of hours may be in another one.
  const inputOf = (part: keyof Span) => (
    <FormControl error={problem !== undefined && part === 'closes'} sx={{ flex: '1 1 6.75rem', maxInlineSize: '9rem' }}>
      <OutlinedInput
        type="time"
        size="small"
        value={span[part]}
        onChange={({ target }) => onChange({ ...span, [part]: target.value })}
        onBlur={onBlur}
        slotProps={{
          input: {
            'aria-label': `${label}, ${part}`,
            'aria-describedby': problem && problemId,
            ...(part === 'opens' && { 'data-control': control }),
          },
        }}
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      />
    </FormControl>
  );
  return (
    <Root>
      <Times>
        {inputOf('opens')}
        <span aria-hidden="true">to</span>
        {inputOf('closes')}
      </Times>
      {problem && (
        <FormHelperText id={problemId} error>
          {problem}
        </FormHelperText>
      )}
    </Root>
  );
}

const Root = styled('div')({ flex: '1 1 auto', maxInlineSize: '21rem', minInlineSize: 0 });

const Times = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1) });
