import { styled } from '@mui/material/styles';
import { color } from '../../theme/index.ts';
import { isEmptyValue } from '../FieldValue/index.ts';
import { type ShownValueProps, shownValues } from './shown-values.tsx';

/** A field's value in full. Internal to `EntityShow`. */
export function ShowValue({ field, title }: ShownValueProps) {
  if (isEmptyValue(field.value)) return <EmptyValue>Empty</EmptyValue>;
  const Value = shownValues[field.kind];
  return <Value field={field} title={title} />;
}

const EmptyValue = styled('span')({ color: color.muted });
