import styled from '@emotion/styled';
import type { FieldKind } from '@porchlight/contract/fields';
import type { ComponentPropsWithRef } from 'react';
import { fieldText, isEmptyValue } from '../../primitives/FieldValue/index.ts';
import { color, media, smallText, space } from '../../theme/index.ts';
import { DifferentFile } from './DifferentFile.tsx';
import { DifferentText } from './DifferentText.tsx';

export interface FieldDifferenceProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The field's label. */
  label: string;
  /** Decides how the values are shown; of a password nothing is. */
  kind: FieldKind;
  /** The value before; null for none. */
  from: string | number | null;
  /** The value after; null for none. */
  to: string | number | null;
  /** Address of the picture or PDF before, small enough for a thumbnail; null or absent where it is not kept. */
  fromUrl?: string | null;
  /** Address of the picture or PDF after. */
  toUrl?: string | null;
  /** What the values of a choice are called. */
  optionLabels?: Readonly<Record<string, string>>;
  /** Shows both whole, what went on the left and what came on the right; one below the other on phones. @default false */
  isSideBySide?: boolean;
  /** Said before what went; shown at files and side by side, elsewhere for screen readers. @default 'Before:' */
  beforeText?: string;
  /** Said before what came; shown at files and side by side, elsewhere for screen readers. @default 'After:' */
  afterText?: string;
}

/**
 * What a change made of one field, what came before what went: short values whole, long texts word by word with what
 * stayed left out but for a little around each change, and the rest of what is longer than a screen behind a button;
 * pictures as pictures. Two versions stand side by side. Renders a `div`.
 *
 * - **When**: one field before and after.
 * - **Not for**: two people’s versions: `ConflictDialog`.
 * - **Keys**: Tab reaches ‘Show the whole text’ and a PDF.
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
  beforeText = 'Before:',
  afterText = 'After:',
  ...rest
}: FieldDifferenceProps) {
  const sides = { isSideBySide, beforeText, afterText };
  const shown = (value: string | number | null) => fieldText(kind, value, optionLabels);
  const difference = () => {
    switch (kind) {
      case 'password':
        return <Plain>Changed. Passwords are not kept in the history.</Plain>;
      case 'image':
      case 'pdf':
        return (
          <DifferentFile
            kind={kind}
            from={isEmptyValue(from) ? null : { url: fromUrl }}
            to={isEmptyValue(to) ? null : { url: toUrl }}
            {...sides}
          />
        );
      default:
        return (
          <DifferentText label={label} from={shown(from)} to={shown(to)} isCompared={kind === 'longText'} {...sides} />
        );
    }
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
