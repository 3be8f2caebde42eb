import { listTruncationCharacters } from '@porchlight/contract/limits';
import { readMoreLinkText } from '@porchlight/contract/texts';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../../navigation/Link/index.ts';
import { truncate } from './truncate.ts';

export interface TruncatedTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The whole text. */
  text: string;
  /** Most graphemes shown before the ellipsis. @default 300 */
  maxCharacters?: number;
  /** URL of the whole text; a text that was cut is followed by a link to it. */
  href?: string;
  /** Title of the link's target; screen readers hear 'Read more {title}'. */
  linkContext?: string;
}

/**
 * A text in a list, cut with an ellipsis, never inside a grapheme. Renders a `<span>`.
 *
 * - **When**: teasers in lists.
 * - **Not for**: a record’s own page: `ReadMore`.
 * - **Keys**: Tab reaches ‘Read more’, whose name includes the title.
 */
export function TruncatedText({
  text,
  maxCharacters = listTruncationCharacters,
  href,
  linkContext,
  ...rest
}: TruncatedTextProps) {
  const truncated = truncate(text, maxCharacters);
  return (
    <span {...rest}>
      {truncated.text}
      {truncated.isCut && href !== undefined && (
        <>
          {' '}
          <Link href={href}>
            {readMoreLinkText}
            {linkContext && <span className="pl-sr">{` ${linkContext}`}</span>}
          </Link>
        </>
      )}
    </span>
  );
}
