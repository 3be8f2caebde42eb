import { styled } from '@mui/material/styles';
import type { RichDocument } from '@porchlight/contract/rich-text';
import type { ComponentPropsWithRef } from 'react';
import { color, media, proseWidth, radius, space } from '../../theme/index.ts';
import { renderBlocks } from './blocks.tsx';
import { splitParagraphs } from './split-paragraphs.ts';

export interface ProseProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Plain text as staff typed it: blank lines separate paragraphs, single line breaks are kept. */
  text: string;
  /** The same text with its formatting, if any. URLs must be resolved: `href` of links, `src` of pictures and films. */
  document?: RichDocument;
}

const Root = styled('div')({
  maxWidth: proseWidth,
  '& > p': {
    whiteSpace: 'pre-line',
    textWrap: 'pretty',
  },
  '& > p + p': {
    marginTop: '1.1em',
  },
});

/** Separate, so that pages without formatted text don't carry these styles. */
const Formatted = styled(Root)({
  '& > * + *': {
    marginTop: '1.1em',
  },
  '& > :is(h2, h3, h4)': {
    fontSize: '1.5em',
    marginTop: '1.4em',
    '&:first-child': {
      marginTop: 0,
    },
  },
  '& > h3': {
    fontSize: '1.25em',
  },
  '& > h4': {
    fontSize: '1.1em',
  },
  '& :is(ul, ol)': {
    paddingInlineStart: '1.4em',
    listStyle: 'disc',
  },
  '& ol': {
    listStyle: 'decimal',
  },
  '& li + li, & li > * + *': {
    marginTop: '0.4em',
  },
  '& blockquote': {
    borderInlineStart: `4px solid ${color.border}`,
    paddingInlineStart: space(2),
  },
  '& img': {
    display: 'block',
    maxWidth: '100%',
    height: 'auto',
    borderRadius: radius,
  },
  '& video': {
    display: 'block',
    width: '100%',
    height: 'auto',
    maxHeight: '80vh',
    borderRadius: radius,
    background: color.band,
    [media.print]: {
      display: 'none',
    },
  },
  '& figcaption': {
    marginTop: space(1),
    color: color.muted,
    fontSize: '0.9em',
  },
  '& [role=group]': {
    overflowX: 'auto',
  },
  '& table': {
    borderCollapse: 'collapse',
  },
  '& :is(th, td)': {
    minWidth: '6em',
    border: `1px solid ${color.border}`,
    padding: `${space(1)} ${space(1.5)}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
});

/**
 * Long text of a record, in paragraphs of a readable width. Markup in `text` is not interpreted. With its `document` it
 * has headings, lists, quotes, links, pictures, tables, and films that are loaded only when played or requested.
 *
 * - **When**: text that staff have written.
 * - **Not for**: text of our own pages: MUI’s `Typography`.
 * - **Keys**: Tab reaches links, films and tables; arrow keys scroll a table wider than the page.
 */
export function Prose({ text, document, ...rest }: ProseProps) {
  if (document) return <Formatted {...rest}>{renderBlocks(document.content)}</Formatted>;
  return (
    <Root {...rest}>
      {splitParagraphs(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their position
        <p key={index}>{paragraph}</p>
      ))}
    </Root>
  );
}
