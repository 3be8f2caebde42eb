import { styled } from '@mui/material/styles';
import { type FieldKind, isFile, isSecret } from '@porchlight/contract/fields';
import type { ComponentPropsWithRef } from 'react';
import { fieldKindViews } from '../../field-kinds/index.ts';
import { color, media, smallText, space } from '../../theme/index.ts';
import { formatFieldValue, isEmptyValue } from '../FieldValue/index.ts';
import { FileDifference } from './FileDifference.tsx';
import { TextDifference } from './TextDifference.tsx';

export interface FieldDifferenceProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Label of the field. */
  label: string;
  /** Determines how the values are shown; passwords are not shown. */
  kind: FieldKind;
  /** The value before; null for none. */
  from: string | number | null;
  /** The value after; null for none. */
  to: string | number | null;
  /** URL of the earlier picture or PDF, small enough for a thumbnail; null or undefined if the file was deleted. */
  fromUrl?: string | null;
  /** URL of the later picture or PDF. */
  toUrl?: string | null;
  /** Labels of a choice's values. */
  optionLabels?: Readonly<Record<string, string>>;
  /**
   * Shows both values in full as 'This version' and 'Current version', the earlier one on the left; stacked on phones.
   * @default false
   */
  isSideBySide?: boolean;
}

/**
 * The change of a field in one line, old → new, where there is room. Short values are shown in full, long texts word by word with
 * unchanged passages shortened and, if still long, cut with a button to show all; pictures as thumbnails. Renders a
 * `div`.
 *
 * - **When**: the values of a field before and after a change.
 * - **Not for**: conflicting versions of two people: `ConflictDialog`.
 * - **Keys**: Tab reaches ‘Show full text’ and links to PDFs.
 */
export function FieldDifference({
  label,
  kind,
  from,
  to,
  fromUrl = null,
  toUrl = null,
  optionLabels,
  isSideBySide = false,
  ...rest
}: FieldDifferenceProps) {
  // Captions: visible for files and side by side, otherwise for screen readers only.
  const captions = isSideBySide
    ? { beforeText: 'This version', afterText: 'Current version' }
    : { beforeText: 'Before:', afterText: 'After:' };
  const sides = { isSideBySide, ...captions };
  const { fullText, comparedBy } = fieldKindViews[kind];
  const text = (value: string | number | null) => {
    if (fullText && !isEmptyValue(value)) return fullText(value);
    return formatFieldValue(kind, value, optionLabels);
  };
  const difference = () => {
    const field = { kind };
    if (isSecret(field)) return <Plain>Changed. Passwords are not kept in the history.</Plain>;
    if (isFile(field)) {
      const [before, after] = [isEmptyValue(from) ? null : { url: fromUrl }, isEmptyValue(to) ? null : { url: toUrl }];
      return <FileDifference kind={field.kind} from={before} to={after} {...sides} />;
    }
    const isCompared = fullText !== undefined || comparedBy === 'paragraphs';
    return <TextDifference label={label} from={text(from)} to={text(to)} isCompared={isCompared} {...sides} />;
  };

  return (
    <Root data-columns={isSideBySide || undefined} {...rest}>
      <Label>{label}</Label>
      {difference()}
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 9rem) minmax(0, 1fr)',
  gap: `${space(0.5)} ${space(2)}`,
  minInlineSize: 0,
  fontSize: smallText,
  lineHeight: 1.55,
  '&[data-columns]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '&[data-columns] > p:first-of-type': { fontWeight: 600 },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Label = styled('p')({ color: color.muted, overflowWrap: 'anywhere' });

const Plain = styled('p')({ color: color.muted });
