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
    <FormControl sx={{ flex: '0 1 auto', minInlineSize: 0, maxInlineSize: '100%' }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {children(id)}
    </FormControl>
  );
}
