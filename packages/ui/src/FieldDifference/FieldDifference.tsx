import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { type FieldDisplayKind, fieldText, isEmptyValue } from '../FieldValue/index.ts';
import { color, media, smallText, space } from '../theme/index.ts';
import { DifferentFile } from './DifferentFile.tsx';
import { DifferentText } from './DifferentText.tsx';

/** Props of `FieldDifference`. */
export interface FieldDifferenceProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The field's label. */
  label: string;
  /** Decides how the values are shown; of a password nothing is. */
  kind: FieldDisplayKind;
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
  /** Said of a password. @default 'Changed. Passwords are not kept in the history.' */
  passwordText?: string;
  /** Shows both whole, what went on the left and what came on the right; one below the other on phones. @default false */
  isSideBySide?: boolean;
  /** Said before what went; shown at files and side by side, elsewhere for screen readers. @default 'Before:' */
  beforeText?: string;
  /** Said before what came; shown at files and side by side, elsewhere for screen readers. @default 'After:' */
  afterText?: string;
  /** Stands for a value that was or is empty. @default 'Empty' */
  emptyText?: string;
  /** What a picture is called. @default 'A picture' */
  pictureText?: string;
  /** What a PDF is called. @default 'A PDF' */
  pdfText?: string;
  /** Stands for a picture that is not kept any more. @default 'No longer kept' */
  goneText?: string;
  /** Opens the rest of a long text. @default 'Show the whole text' */
  wholeText?: string;
  /** Folds it again. @default 'Show less' */
  lessText?: string;
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
  passwordText = 'Changed. Passwords are not kept in the history.',
  beforeText = 'Before:',
  afterText = 'After:',
  emptyText = 'Empty',
  pictureText = 'A picture',
  pdfText = 'A PDF',
  goneText = 'No longer kept',
  wholeText = 'Show the whole text',
  lessText = 'Show less',
  ...rest
}: FieldDifferenceProps) {
  const labels = {
    before: beforeText,
    after: afterText,
    empty: emptyText,
    picture: pictureText,
    pdf: pdfText,
    gone: goneText,
    whole: wholeText,
    less: lessText,
  };
  const shown = (value: string | number | null) => fieldText(kind, value, optionLabels);
  const difference = () => {
    switch (kind) {
      case 'password':
        return <Plain>{passwordText}</Plain>;
      case 'image':
      case 'pdf':
        return (
          <DifferentFile
            kind={kind}
            from={isEmptyValue(from) ? null : { url: fromUrl }}
            to={isEmptyValue(to) ? null : { url: toUrl }}
            isSideBySide={isSideBySide}
            labels={labels}
          />
        );
      default:
        return (
          <DifferentText
            label={label}
            from={shown(from)}
            to={shown(to)}
            isCompared={kind === 'longText'}
            isSideBySide={isSideBySide}
            labels={labels}
          />
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
