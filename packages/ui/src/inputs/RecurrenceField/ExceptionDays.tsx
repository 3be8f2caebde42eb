import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { recurrenceExceptionsMax } from '@porchlight/contract/limits';
import { dayInWords } from '@porchlight/contract/recurrence-words';
import { useRef, useState } from 'react';
import { space } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { LabelledInput } from './LabelledInput.tsx';

interface ExceptionDaysProps {
  /** `YYYY-MM-DD`, ascending. */
  days: readonly string[];
  /** The first day of the rule. */
  firstDay: string;
  onChange: (days: readonly string[]) => void;
}

/** The days that a rule leaves out. Internal. */
export function ExceptionDays({ days, firstDay, onChange }: ExceptionDaysProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    if (!/^\d{4}-\d\d-\d\d$/.test(typed)) return input.current?.focus();
    onChange([...new Set([...days, typed])].toSorted());
    setTyped('');
    input.current?.focus();
  };
  return (
    <Root>
      <Row>
        <LabelledInput label="Except on">
          {(id) => (
            <OutlinedInput
              id={id}
              type="date"
              size="small"
              inputRef={input}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // It would send the form.
                event.preventDefault();
                add();
              }}
              inputProps={{ min: firstDay }}
            />
          )}
        </LabelledInput>
        <AddButton variant="outlined" disabled={days.length >= recurrenceExceptionsMax} onClick={add}>
          Leave out this day
        </AddButton>
      </Row>
      {days.length > 0 && (
        <List aria-label="Days that are left out">
          {days.map((day) => (
            <li key={day}>
              <Chip
                label={dayInWords(day)}
                aria-label={`Remove ${dayInWords(day)} from the days that are left out`}
                onClick={() => {
                  onChange(days.filter((each) => each !== day));
                  input.current?.focus();
                }}
                onDelete={() => {
                  onChange(days.filter((each) => each !== day));
                  input.current?.focus();
                }}
              />
            </li>
          ))}
        </List>
      )}
    </Root>
  );
}

const Root = styled('div')({ display: 'grid', gap: space(1) });

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: space(2),
  rowGap: space(1),
});

const AddButton = styled(Button)({ flex: 'none' });

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
