import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { styled } from '@mui/material/styles';
import { titleCharacters } from '@porchlight/contract/limits';
import { useContext } from 'react';
import { Heading, type HeadingProps } from '../../data-display/Heading/index.ts';
import { truncate } from '../../data-display/TruncatedText/index.ts';
import { Link } from '../../navigation/Link/index.ts';
import { color } from '../../theme/index.ts';
import { CardTitleIdContext } from './CardTitleIdContext.ts';

export interface CardTitleProps extends Omit<HeadingProps, 'children' | 'title'> {
  /** The title, cut at `maxCharacters`. */
  title: string;
  /** Link target; null for a card without a link. */
  href: string | null;
  /** Opens a new tab and shows an icon for it. @default false */
  newTab?: boolean;
  /** Most graphemes of the title that are shown. @default 100 */
  maxCharacters?: number;
}

const Root = styled(Heading)({
  '& > a': {
    color: color.text,
    textDecoration: 'none',
  },
  '& > a:hover': {
    color: color.primary,
    textDecoration: 'underline',
  },
  // The link covers the card: all of it is clickable with a single link.
  '& > a::after': {
    position: 'absolute',
    inset: 0,
    content: "''",
  },
  // A word joiner: the sign goes to the next line with the last word, never alone.
  '& span:has(> svg)': {
    whiteSpace: 'nowrap',
    '&::before': {
      content: "'\\2060' / ''",
    },
  },
  '& svg': {
    display: 'inline',
    marginInlineStart: '0.35em',
    verticalAlign: '-0.05em',
    color: color.muted,
  },
});

/** The title of a card with the card's link, stretched over the nearest positioned ancestor. Renders a heading. */
export function CardTitle({
  title,
  href,
  newTab = false,
  maxCharacters = titleCharacters,
  size = 1,
  ...rest
}: CardTitleProps) {
  const { text } = truncate(title, maxCharacters);
  const id = useContext(CardTitleIdContext);
  return (
    <Root size={size} id={id} {...rest}>
      {href === null ? (
        text
      ) : (
        <Link href={href} newTab={newTab} data-stretched="">
          {text}
          {newTab && (
            <span>
              <OpenInNewIcon fontSize="inherit" />
            </span>
          )}
        </Link>
      )}
    </Root>
  );
}
