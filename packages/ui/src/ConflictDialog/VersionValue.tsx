import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { color, radius, space } from '../theme/index.ts';
import type { ConflictVersion } from './ConflictFieldset.tsx';

interface VersionValueProps extends ComponentProps<'div'> {
  version: ConflictVersion;
  /** Names the box when it has to be scrolled. */
  label: string;
  emptyText: string;
}

/** Above this many characters a text is given a box of its own to scroll in. */
const longCharacters = 400;

/** What a field holds in one version, whole; a long text in a box that the keyboard can scroll. Internal. */
export function VersionValue({ version: { text, pictureUrl }, label, emptyText, ...rest }: VersionValueProps) {
  const isLong = text.length > longCharacters;
  return (
    <Value
      data-empty={text ? undefined : ''}
      {...(isLong ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
      {...rest}
    >
      {pictureUrl && <Picture src={pictureUrl} alt="" />}
      {text || emptyText}
    </Value>
  );
}

const Value = styled('div')({
  padding: space(1.5),
  maxBlockSize: 240,
  overflow: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '&[data-empty]': { color: color.muted, fontStyle: 'italic' },
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
