import { styled } from '@mui/material/styles';
import { type ComponentProps, Fragment } from 'react';
import { shortenParts, type TextPart, truncateParts } from '../../data-display/FieldDifference/index.ts';
import { color, radius, space } from '../../theme/index.ts';
import type { ConflictVersion } from './conflict-field.ts';

interface VersionValueProps extends ComponentProps<'div'> {
  version: ConflictVersion;
  /** The comparison of both versions' texts, if there is one: of theirs with mine. */
  compared?: readonly TextPart[] | null;
  /** Whose version of a comparison is shown. @default 'mine' */
  side?: 'mine' | 'theirs';
  /** Whether a long text is shown in full. @default true */
  isFull?: boolean;
  /** Shown if there is no text. @default 'Empty' */
  emptyText?: string;
}

/** Number of characters that are shown before 'Show full texts'. */
export const collapsedTextCharacters = 400;

/** A field's value in one version, with the words marked that the other one doesn't have. Internal. */
export function VersionValue({
  version,
  compared,
  side = 'mine',
  isFull = true,
  emptyText = 'Empty',
  ...rest
}: VersionValueProps) {
  const { text, pictureUrl } = version;
  const otherSideKind = side === 'mine' ? 'removed' : 'added';
  const parts = compared?.filter(({ kind }) => kind !== otherSideKind) ?? [{ kind: 'same' as const, text }];
  const shown = isFull ? parts : truncateParts(compared ? shortenParts(parts) : parts, collapsedTextCharacters).parts;
  return (
    <Value data-empty={text ? undefined : ''} dir="auto" {...rest}>
      {pictureUrl && <Picture src={pictureUrl} alt="" />}
      {text
        ? shown.map((part, index) => {
            const Part = part.kind === 'added' || part.kind === 'removed' ? DifferingWords : Fragment;
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their position
            return <Part key={index}>{part.text}</Part>;
          })
        : emptyText}
    </Value>
  );
}

const Value = styled('div')({
  padding: space(1.5),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '&[data-empty]': { color: color.muted, fontStyle: 'italic' },
});

const DifferingWords = styled('mark')({
  color: 'inherit',
  fontWeight: 600,
  backgroundColor: `color-mix(in srgb, ${color.lamp} 32%, transparent)`,
  borderRadius: radius,
});

const Picture = styled('img')({
  display: 'block',
  inlineSize: 180,
  maxInlineSize: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: radius,
  marginBlockEnd: space(1),
});
