import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldControl, type FieldControlProps, inputProps } from './FieldControl.tsx';

/** A field of several lines without formatting. Internal to `EntityForm`. */
export function LinesControl(props: FieldControlProps) {
  return (
    <FieldControl
      {...props}
      renderInput={(input) => (
        <OutlinedInput {...inputProps(input)} multiline minRows={2} slotProps={{ input: { dir: 'auto' } }} />
      )}
    />
  );
}
