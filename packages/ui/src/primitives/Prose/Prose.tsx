import styled from '@emotion/styled';
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

const Root = styled.div`
  max-width: ${proseWidth};
  & > p {
    white-space: pre-line;
    text-wrap: pretty;
  }
  & > p + p {
    margin-top: 1.1em;
  }
`;

/** Separate, so that pages without formatted text don't carry these styles. */
const Formatted = styled(Root)`
  & > * + * {
    margin-top: 1.1em;
  }
  & > :is(h2, h3, h4) {
    font-size: 1.5em;
    margin-top: 1.4em;
    &:first-child {
      margin-top: 0;
    }
  }
  & > h3 {
    font-size: 1.25em;
  }
  & > h4 {
    font-size: 1.1em;
  }
  & :is(ul, ol) {
    padding-inline-start: 1.4em;
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & li + li,
  & li > * + * {
    margin-top: 0.4em;
  }
  & blockquote {
    border-inline-start: 4px solid ${color.border};
    padding-inline-start: ${space(2)};
  }
  & img {
    display: block;
    max-width: 100%;
    height: auto;
    border-radius: ${radius};
  }
  & video {
    display: block;
    width: 100%;
    height: auto;
    max-height: 80vh;
    border-radius: ${radius};
    background: ${color.band};
    ${media.print} {
      display: none;
    }
  }
  & figcaption {
    margin-top: ${space(1)};
    color: ${color.muted};
    font-size: 0.9em;
  }
  & section {
    overflow-x: auto;
  }
  & table {
    border-collapse: collapse;
  }
  & :is(th, td) {
    min-width: 6em;
    border: 1px solid ${color.border};
    padding: ${space(1)} ${space(1.5)};
    text-align: start;
    vertical-align: top;
  }
`;

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
