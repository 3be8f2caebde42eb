import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { Recurrence } from '@porchlight/contract/recurrence';
import { space } from '../../theme/index.ts';
import { LabelledInput } from './LabelledInput.tsx';

interface RuleEndProps {
  recurrence: Recurrence;
  /** `YYYY-MM-DD` */
  firstDay: string;
  /** Largest number of times. */
  maxCount: number;
  onChange: (recurrence: Recurrence) => void;
}

/** How often a number of times is proposed. */
const usualCount = 12;

/** When a rule ends: never, on a day, or after so many times. Internal. */
export function RuleEnd({ recurrence, firstDay, maxCount, onChange }: RuleEndProps) {
  const { count, until, ...endless } = recurrence;
  const kind = [count !== undefined && 'count', until !== undefined && 'until'].find(Boolean) || 'never';
  return (
    <Row>
      <LabelledInput label="Ends">
        {(id) => (
          <NativeSelect
            value={kind}
            onChange={({ target }) => {
              if (target.value === 'never') onChange(endless);
              if (target.value === 'count') onChange({ ...endless, count: usualCount });
              if (target.value === 'until') onChange({ ...endless, until: yearAfter(firstDay) });
            }}
            input={<OutlinedInput id={id} size="small" />}
          >
            <option value="never">Without an end</option>
            <option value="until">On a day</option>
            <option value="count">After a number of times</option>
          </NativeSelect>
        )}
      </LabelledInput>
      {until !== undefined && (
        <LabelledInput label="Last day">
          {(id) => (
            <OutlinedInput
              id={id}
              type="date"
              size="small"
              value={until}
              onChange={({ target }) => target.value && onChange({ ...endless, until: target.value })}
            />
          )}
        </LabelledInput>
      )}
      {count !== undefined && (
        <LabelledInput label="Number of times">
          {(id) => (
            <OutlinedInput
              id={id}
              type="number"
              size="small"
              value={count}
              onChange={({ target }) => {
                const number = Math.trunc(Number(target.value)) || 1;
                onChange({ ...endless, count: Math.min(maxCount, Math.max(1, number)) });
              }}
              inputProps={{ min: 1, max: maxCount, inputMode: 'numeric' }}
              sx={{ inlineSize: 120 }}
            />
          )}
        </LabelledInput>
      )}
    </Row>
  );
}

function yearAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: space(2),
  rowGap: space(1),
});
