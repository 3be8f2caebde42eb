import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { proseWidth } from '../theme/index.ts';
import { splitParagraphs } from './split-paragraphs.ts';

export interface ProseProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Plain text as staff typed it: blank lines part paragraphs, single line breaks stay. */
  text: string;
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

/**
 * Long text of a record, in paragraphs of a readable width. Nothing in it is read as markup.
 *
 * - **When**: text that staff has written.
 * - **Not for**: text of our own pages: `Text`.
 */
export function Prose({ text, ...rest }: ProseProps) {
  return (
    <Root {...rest}>
      {splitParagraphs(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
        <p key={index}>{paragraph}</p>
      ))}
    </Root>
  );
}
