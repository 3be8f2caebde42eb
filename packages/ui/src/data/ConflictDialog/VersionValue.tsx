import { styled } from '@mui/material/styles';
import { type ComponentProps, Fragment } from 'react';
import { color, radius, space } from '../../theme/index.ts';
import { cutParts, shortenParts, type TextPart } from '../FieldDifference/index.ts';
import type { ConflictVersion } from './conflict-field.ts';

interface VersionValueProps extends ComponentProps<'div'> {
  version: ConflictVersion;
  /** The text in parts, where it is compared with the other one. */
  parts?: readonly TextPart[];
  /** Shows a long text to its end. @default true */
  isWhole?: boolean;
  /** Stands where there is nothing. @default 'Empty' */
  emptyText?: string;
}

/** Characters that are read without asking for more. */
export const longCharacters = 400;

/** What a field holds in one version, the words that the other one lacks marked. Internal. */
export function VersionValue({ version, parts, isWhole = true, emptyText = 'Empty', ...rest }: VersionValueProps) {
  const { text, pictureUrl } = version;
  const all = parts ?? [{ kind: 'same' as const, text }];
  const shown = isWhole ? all : cutParts(parts ? shortenParts(all) : all, longCharacters).parts;
  return (
    <Value data-empty={text ? undefined : ''} dir="auto" {...rest}>
      {pictureUrl && <Picture src={pictureUrl} alt="" />}
      {text
        ? shown.map((part, index) => {
            const Part = part.kind === 'added' || part.kind === 'removed' ? Differs : Fragment;
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
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

const Differs = styled('mark')({
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
