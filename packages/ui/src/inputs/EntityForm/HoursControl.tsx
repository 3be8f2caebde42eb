import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { space } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { readDays, SpecialDays } from '../SpecialDays/index.ts';
import { readWeek, WeekHours } from '../WeekHours/index.ts';
import { FieldControl, type FieldControlProps, type FieldInputProps, inputProps } from './FieldControl.tsx';

/** How the lines of each kind are shown and read. */
const lineKinds = {
  hours: {
    List: WeekHours,
    read: readWeek,
    listText: 'Show the week',
    help: 'One line for each group of days: Tuesday-Saturday 10:00-18:00, or Wednesday 4-8 PM.',
  },
  exception: {
    List: SpecialDays,
    read: readDays,
    listText: 'Show the days',
    help: 'One line for each day: 12/25/2026 closed Christmas, or 12/24/2026 10 AM-2 PM.',
  },
} as const;

/**
 * Opening hours in an `EntityForm`, which the settings store as lines: as a week or as days, or as text, into which a
 * list can be pasted. Lines that can't be read stay text until they are corrected. Internal.
 */
export function HoursControl(props: FieldControlProps) {
  return <FieldControl {...props} renderInput={(input) => <HoursInput {...input} />} />;
}

function HoursInput(input: FieldInputProps) {
  const { id, field, value, onChange, onBlur, 'aria-describedby': describedBy } = input;
  const { List, read, listText, help } = lineKinds[field.lineKind ?? 'hours'];
  const isReadable = read(value) !== null;
  const [choosesText, setChoosesText] = useState(!isReadable);
  const isText = choosesText || !isReadable;
  const helpId = `${id}-lines`;
  return (
    <Root>
      {isText ? (
        <OutlinedInput
          {...inputProps(input)}
          aria-describedby={[describedBy, helpId].filter(Boolean).join(' ')}
          onChange={(event) => {
            // What is typed may be readable for a moment.
            setChoosesText(true);
            onChange(event);
          }}
          multiline
          minRows={2}
          slotProps={{ input: { dir: 'auto' } }}
        />
      ) : (
        <List {...{ id, label: field.label, value, onChange, onBlur }} aria-describedby={describedBy} />
      )}
      {isText && (
        <FormHelperText id={helpId} error={false}>
          {help}
        </FormHelperText>
      )}
      {isReadable && (
        <Button
          variant="text"
          sx={{ marginInlineStart: -1.5 }}
          aria-label={`${isText ? listText : textText}: ${field.label}`}
          onClick={() => setChoosesText(!isText)}
        >
          {isText ? listText : textText}
        </Button>
      )}
    </Root>
  );
}

const textText = 'Write as text';

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: space(1),
  '& > :first-child': { inlineSize: '100%' },
});
