import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { styled } from '@mui/material/styles';
import { seeAllText } from '@porchlight/contract/texts';
import { motion, space } from '../../theme/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';

export interface SeeAllProps extends Omit<LinkProps, 'children'> {
  /** Text of the link. @default 'See all' */
  text?: string;
  /** Added for screen readers: 'articles' makes 'See all articles'. */
  context?: string;
}

const Root = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: space(4),
  // Room for the arrow to move into, or a link as wide as the page would make it scroll.
  paddingInlineEnd: space(0.5),
  fontWeight: 600,
  '& > svg': {
    transition: `transform ${motion}`,
  },
  '&:hover > svg': {
    transform: 'translateX(4px)',
  },
});

/**
 * A link from a section to the full list.
 *
 * - **When**: the end of a section that shows part of a list.
 * - **Not for**: the only way to a list.
 * - **Keys**: Enter.
 */
export function SeeAll({ text = seeAllText, context, ...rest }: SeeAllProps) {
  return (
    <Root {...rest}>
      <span>
        {text}
        {context && <span className="pl-sr">{` ${context}`}</span>}
      </span>
      <ArrowForwardIcon fontSize="inherit" />
    </Root>
  );
}
