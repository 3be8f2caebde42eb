import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface TogetherTextProps {
  /** Accessible name of the input. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  isMultiline: boolean;
  /** Help text that says what the initial text is. */
  help: string;
}

/** An input for a text merged from both versions. Internal to `ConflictFieldset`. */
export function TogetherText({ label, value, onChange, isMultiline, help }: TogetherTextProps) {
  const helpId = useId();
  return (
    <>
      <OutlinedInput
        fullWidth
        multiline={isMultiline}
        minRows={4}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ input: { dir: 'auto', 'aria-label': label, 'aria-describedby': helpId } }}
      />
      <FormHelperText id={helpId}>{help}</FormHelperText>
    </>
  );
}
