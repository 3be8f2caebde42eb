import { styled } from '@mui/material/styles';
import type { FieldKind } from '@porchlight/contract/fields';
import type { ComponentProps } from 'react';
import { fieldKindViews, type OptionLabels } from '../../field-kinds/index.ts';
import { color, radius } from '../../theme/index.ts';
import { formatFieldValue, isEmptyValue } from './format-field-value.ts';

export interface FieldValueProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Type of the value. */
  kind: FieldKind;
  /** The record's value; a file name for `image` and `pdf`. */
  value: unknown;
  /** URL of a picture, small enough for a thumbnail. */
  fileUrl?: string | null;
  /** Labels of a choice's values. */
  optionLabels?: OptionLabels;
}

/**
 * One value on one line, for tables and cards; overflowing text ends in an ellipsis. Renders a `span`; an empty value
 * is shown as a dash.
 *
 * - **When**: a cell of a table or a row of a card.
 * - **Not for**: a whole record: `EntityShow`.
 */
export function FieldValue({ kind, value, fileUrl, optionLabels, ...rest }: FieldValueProps) {
  if (isEmptyValue(value)) {
    return (
      <Line data-empty="" {...rest}>
        –
      </Line>
    );
  }
  if (kind === 'image' && fileUrl) {
    return (
      <Line {...rest}>
        {/* Decorative: the row's title names the record. */}
        <Thumbnail src={fileUrl} alt="" width={48} height={32} loading="lazy" decoding="async" />
      </Line>
    );
  }
  return (
    <Line data-numeric={fieldKindViews[kind].isNumeric && ''} dir="auto" {...rest}>
      {formatFieldValue(kind, value, optionLabels)}
    </Line>
  );
}

const Line = styled('span')({
  display: 'block',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&[data-empty]': { color: color.muted },
  '&[data-numeric]': { fontVariantNumeric: 'tabular-nums lining-nums' },
});

const Thumbnail = styled('img')({
  inlineSize: 48,
  blockSize: 32,
  objectFit: 'cover',
  borderRadius: radius,
  backgroundColor: color.band,
});
