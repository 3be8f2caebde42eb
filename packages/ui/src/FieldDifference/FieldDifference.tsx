import styled from '@emotion/styled';
import { type ComponentPropsWithRef, useMemo } from 'react';
import { type FieldDisplayKind, formatFieldValue, isEmptyValue } from '../FieldValue/index.ts';
import { color, radius, smallText, space } from '../theme/index.ts';
import { wordDifference } from './word-difference.ts';

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
  /** What the values of a choice are called. */
  optionLabels?: Readonly<Record<string, string>>;
  /** Said of a password. @default 'Changed. Passwords are not kept in the history.' */
  passwordText?: string;
  /** Said before what went, for screen readers. @default 'Before:' */
  beforeText?: string;
  /** Said before what came, for screen readers. @default 'After:' */
  afterText?: string;
  /** Stands for a value that was or is empty. @default 'Empty' */
  emptyText?: string;
}

/**
 * What a change made of one field: short values as before and after, long texts word by word, with what stayed left
 * out but for a little around each change. Renders a `div`.
 *
 * - **When**: one field before and after.
 * - **Not for**: two people’s versions: `ConflictDialog`.
 */
export function FieldDifference({
  label,
  kind,
  from,
  to,
  optionLabels,
  passwordText = 'Changed. Passwords are not kept in the history.',
  beforeText = 'Before:',
  afterText = 'After:',
  emptyText = 'Empty',
  ...rest
}: FieldDifferenceProps) {
  const bothTexts = kind === 'longText' && !isEmptyValue(from) && !isEmptyValue(to);
  const parts = useMemo(() => (bothTexts ? wordDifference(String(from), String(to)) : null), [bothTexts, from, to]);
  const shown = (value: string | number | null) =>
    kind === 'choice' ? (optionLabels?.[String(value)] ?? String(value)) : formatFieldValue(kind, value);
  const isNew = isEmptyValue(from);

  return (
    <Root {...rest}>
      <Label>{label}</Label>
      {kind === 'password' && <Plain>{passwordText}</Plain>}
      {kind !== 'password' && parts && (
        <Long>
          {parts.map((part, index) => {
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
            if (part.kind === 'added') return <Added key={index}>{part.text}</Added>;
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            if (part.kind === 'removed') return <Removed key={index}>{part.text}</Removed>;
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            return <span key={index}>{part.text}</span>;
          })}
        </Long>
      )}
      {kind !== 'password' && !parts && (
        <Values>
          {!isNew && (
            <div>
              <span className="pl-sr">{beforeText} </span>
              <Removed>{shown(from)}</Removed>
            </div>
          )}
          {isEmptyValue(to) ? (
            <Plain>{emptyText}</Plain>
          ) : (
            <div>
              <span className="pl-sr">{afterText} </span>
              <Added>{shown(to)}</Added>
            </div>
          )}
        </Values>
      )}
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
  '@media (max-width: 768px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Label = styled('p')({ color: color.muted, overflowWrap: 'anywhere' });

const Plain = styled('p')({ color: color.muted });

const Values = styled('div')({
  display: 'grid',
  gap: space(0.5),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

const Long = styled('p')({ minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line', maxInlineSize: '72ch' });

// Colour alone tells nobody who can't see it: what went is struck through, what came is underlined.
const Removed = styled('del')({
  // A little apart from what took its place.
  marginInlineEnd: '0.2em',
  color: color.accent,
  textDecoration: 'line-through',
  borderRadius: radius,
});

const Added = styled('ins')({
  color: color.pine,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: 1,
  borderRadius: radius,
  // What went and what came would read as one word.
  'del + &': { marginInlineStart: '0.25em' },
});
