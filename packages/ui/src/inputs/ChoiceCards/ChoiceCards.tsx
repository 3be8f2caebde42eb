import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { type RadioGroupProps } from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { smallText } from '../../theme/index.ts';

/** Props of `ChoiceCards`: those of MUI's `RadioGroup`, plus the options. */
export interface ChoiceCardsProps extends Omit<RadioGroupProps, 'children'> {
  /** The options, in order, each with what it means in short sentences without a full stop. */
  options: readonly { value: string; label: string; points?: readonly string[] }[];
}

/**
 * One of a few options, each a card that says what it means. Renders MUI's `RadioGroup`; give it a name with
 * `aria-label` or `aria-labelledby`.
 *
 * - **When**: a choice whose consequences a person has to know, such as the role of an account.
 * - **Not for**: options that their labels explain: a select.
 * - **Keys**: Tab reaches the chosen card, arrow keys choose another.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function ChoiceCards({ options, ...rest }: ChoiceCardsProps) {
  const id = useId();
  return (
    <Cards {...rest}>
      {options.map(({ value, label, points = [] }) => (
        <Card
          key={value}
          value={value}
          control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${value}`, 'aria-label': label } }} />}
          label={
            <>
              <strong>{label}</strong>
              <Meaning id={`${id}-${value}`}>{points.map((point) => `${point}.`).join(' ')}</Meaning>
            </>
          }
        />
      ))}
    </Cards>
  );
}

const Cards = styled(RadioGroup)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: theme.spacing(1),
}));

const Card = styled(FormControlLabel)(({ theme }) => ({
  alignItems: 'start',
  margin: 0,
  padding: theme.spacing(0.5, 1.5, 1, 0.5),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  '&:hover': { borderColor: theme.palette.text.secondary },
  '&:has(:checked)': {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
  },
  '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere', paddingBlockStart: 10 },
}));

const Meaning = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: smallText,
  color: theme.palette.text.secondary,
}));
