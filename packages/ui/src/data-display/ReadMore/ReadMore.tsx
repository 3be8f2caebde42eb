import { styled } from '@mui/material/styles';
import { detailTruncationCharacters, readMoreThresholdCharacters } from '@porchlight/contract/limits';
import type { RichDocument } from '@porchlight/contract/rich-text';
import { readMoreButtonText } from '@porchlight/contract/texts';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { Button } from '../../inputs/Button/index.ts';
import { space } from '../../theme/index.ts';
import { Prose } from '../Prose/index.ts';
import { isLongerThan, truncate } from '../TruncatedText/index.ts';
import { truncateDocument } from './truncate-document.ts';

export interface ReadMoreProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The whole text, plain: its length decides. */
  text: string;
  /** The same text with its formatting, as for `Prose`. */
  document?: RichDocument;
  /** Length in graphemes from which the button is shown; only texts over 1000 are cut (spec 4). @default 600 */
  buttonThreshold?: number;
}

/** The whole text, which its beginning stands for on screens until the button is pressed. CSS needs no program. */
const FullText = styled(Prose)({
  '&[data-cut]': { display: 'none' },
  '@media print, (scripting: none)': { '&[data-cut]': { display: 'block' } },
});

const Action = styled('div')({
  marginTop: space(3),
});

/**
 * A long text on its own page. A text of more than 600 characters gets a button below it; up to 1000 characters are
 * shown until the button is pressed. Then the whole text appears and gets the focus, since the button disappears.
 * Printed pages show all of it.
 *
 * - **When**: the whole text of a story or an article on its page.
 * - **Not for**: lists: `TruncatedText`.
 * - **Keys**: Tab reaches the button; Enter shows the rest and moves the focus to the text.
 * @see spec 4
 */
export function ReadMore({ text, document, buttonThreshold = readMoreThresholdCharacters, ...rest }: ReadMoreProps) {
  const [isExpanded, setExpanded] = useState(false);
  const textRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isExpanded) textRef.current?.focus({ preventScroll: true });
  }, [isExpanded]);
  const hasButton = !isExpanded && isLongerThan(text, buttonThreshold);
  const { text: beginning, isCut } = truncate(text, hasButton ? detailTruncationCharacters : Number.POSITIVE_INFINITY);
  return (
    <div {...rest}>
      {isCut && (
        <Prose
          data-noprint=""
          data-scripted=""
          text={beginning}
          document={document && truncateDocument(document, beginning.length)}
        />
      )}
      <FullText
        ref={textRef}
        tabIndex={isExpanded ? -1 : undefined}
        data-cut={isCut ? '' : undefined}
        text={text}
        document={document}
      />
      {hasButton && (
        <Action data-noprint="" data-scripted="">
          <Button variant="outlined" aria-expanded="false" onClick={() => setExpanded(true)}>
            {readMoreButtonText}
          </Button>
        </Action>
      )}
    </div>
  );
}
