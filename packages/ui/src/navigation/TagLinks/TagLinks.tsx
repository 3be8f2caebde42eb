import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, useId } from 'react';
import { space } from '../../theme/index.ts';

/** A tag of `TagLinks`. */
export interface TagLink {
  text: string;
  /** URL of everything with the same tag. @default none: only the text is shown */
  href?: string;
}

export interface TagLinksProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the tags are, shown before them: 'Topics'. */
  label: string;
  /** The tags, in order. Renders nothing if empty. */
  links: readonly TagLink[];
}

/**
 * The tags of a record, each with a link to everything else that has it. Renders a `<div>` with a label and a list.
 *
 * - **When**: below a text, to lead on to others about the same.
 * - **Not for**: filters of a list: `FilterLinks`.
 * - **Keys**: Tab moves from tag to tag.
 */
export function TagLinks({ label, links, ...rest }: TagLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <Root {...rest}>
      <span id={id}>{label}</span>
      <ul className="pl-list" aria-labelledby={id}>
        {links.map(({ text, href }) => (
          <li key={`${text} ${href}`}>
            {href ? (
              <Chip component="a" href={href} clickable label={text} variant="outlined" />
            ) : (
              <Chip label={text} variant="outlined" />
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(1),
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), minInlineSize: 0 },
  '& li': { maxInlineSize: '100%' },
  // Room for a finger, and for a long name in several lines.
  '& .MuiChip-root': { maxInlineSize: '100%', minBlockSize: 40, blockSize: 'auto', borderRadius: 20 },
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', paddingBlock: theme.spacing(0.5) },
}));
