import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface TogetherTextProps {
  /** Accessible name of the box. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  isMultiline: boolean;
  /** What it begins with, in a sentence. */
  help: string;
}

/** A text that is written out of both versions. Internal to `ConflictFieldset`. */
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
