import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { LinkTarget } from './entity-form-types.ts';
import { type FieldInputProps, inputProps } from './FieldControl.tsx';

/** What the inputs of a link need of a control. Internal. */
export type LinkInputProps = Omit<FieldInputProps, 'start' | 'control' | 'current'>;

interface TargetSelectProps extends LinkInputProps {
  targets: readonly LinkTarget[];
}

/** A select with all targets of one type that a link can lead to. Internal. */
export function TargetSelect({ targets, ...input }: TargetSelectProps) {
  return (
    <NativeSelect input={<OutlinedInput {...inputProps(input)} />}>
      <option value="">Choose one</option>
      {targets.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}
