import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, useId } from 'react';

interface LabelledInputProps {
  label: string;
  children: (id: string) => ReactNode;
}

/** A small input with its label above. Internal. */
export function LabelledInput({ label, children }: LabelledInputProps) {
  const id = useId();
  return (
    <FormControl sx={{ flex: 'none', minInlineSize: 0 }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {children(id)}
    </FormControl>
  );
}
