import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useController } from 'react-hook-form';
import type { FieldControlProps } from './FieldControl.tsx';

/** A boolean field of an `EntityForm`: MUI's checkbox with its label beside it, help and error below. Internal. */
export function BooleanControl({ id, field, control, error }: FieldControlProps) {
  const { ref, value, onChange, onBlur } = useController({ name: field.name, control }).field;
  const describedBy = [error && `${id}-error`, field.help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  return (
    <FormControl error={Boolean(error)} sx={{ gap: 0 }}>
      <FormControlLabel
        label={field.label}
        control={
          <Checkbox
            id={id}
            checked={String(value) === 'true'}
            onChange={(_, isChecked) => onChange(String(isChecked))}
            onBlur={onBlur}
            slotProps={{ input: { ref, 'aria-describedby': describedBy } }}
          />
        }
      />
      {field.help && (
        <FormHelperText id={`${id}-help`} error={false} sx={{ marginBlockStart: -0.5 }}>
          {field.help}
        </FormHelperText>
      )}
      {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  );
}
