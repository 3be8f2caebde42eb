import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { counted } from './count-text.ts';
import type { CsvColumns } from './csv-problem.ts';

/** Only lists of addresses have a choice of columns. */
const addressNoun = { one: 'address', many: 'addresses' };

/** Most headings of other columns that are named. */
const maxOthers = 12;

/** The choice of columns to import addresses from. Internal. */
export function ColumnChoice({ options, chosen, others, onChange }: CsvColumns) {
  const change = (index: number, isChosen: boolean) =>
    onChange(
      options.map((option) => option.index).filter((each) => (each === index ? isChosen : chosen.includes(each))),
    );
  const more = others.length - maxOthers;
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Columns with addresses</FormLabel>
      <FormGroup>
        {options.map(({ index, label, addresses: found, example }) => (
          <FormControlLabel
            key={index}
            control={
              <Checkbox
                checked={chosen.includes(index)}
                // Without a column there is nothing to check.
                disabled={chosen.length === 1 && chosen[0] === index}
                onChange={(_, isChosen) => change(index, isChosen)}
              />
            }
            label={`${label}: ${counted(found, addressNoun)}${example && `, such as ${example}`}`}
            sx={{ overflowWrap: 'anywhere' }}
          />
        ))}
      </FormGroup>
      {others.length > 0 && (
        <FormHelperText>
          {`Without addresses: ${others.slice(0, maxOthers).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`}
        </FormHelperText>
      )}
    </FormControl>
  );
}
