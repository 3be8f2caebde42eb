import OutlinedInput from '@mui/material/OutlinedInput';
import { fieldKindViews } from '../../field-kinds/index.ts';
import { FieldControl, type FieldControlProps, inputProps } from './FieldControl.tsx';

/** A field that is entered in one line, with the attributes and the width of its kind. Internal to `EntityForm`. */
export function LineControl(props: FieldControlProps) {
  const { attributes, maxWidthPx, hasEqualFigures } = fieldKindViews[props.field.kind].input;
  return (
    <FieldControl
      {...props}
      renderInput={(own) => (
        <OutlinedInput
          {...inputProps(own)}
          sx={{ maxInlineSize: maxWidthPx, fontVariantNumeric: hasEqualFigures && 'tabular-nums' }}
          slotProps={{ input: attributes(own.field) }}
        />
      )}
    />
  );
}
