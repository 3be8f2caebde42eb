import styled from '@emotion/styled';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { CardBody, CardFoot, CardFrame, type CardFrameProps, CardTitle } from '../CardFrame/index.ts';
import { QuiltBlock, type QuiltName } from '../QuiltBlock/index.ts';
import { motion } from '../theme/index.ts';

export interface ProgramCardProps extends Omit<CardFrameProps, 'title' | 'children' | 'layout' | 'frame'> {
  /** What the program, the center or the group is called. */
  title: string;
  /** What it does, in a sentence or two. */
  text?: string;
  /** Its page. */
  href: string;
  /** The quilt block that belongs to it. */
  block: QuiltName;
  /** Chooses the block's colors. @default the block's name */
  seed?: string;
  /** Words at the foot of the card, part of what can be pressed but not a second link. @default 'Learn more' */
  linkText?: string;
  /** Place of the title in the page's outline. @default 3 */
  headingLevel?: 2 | 3;
}

const Root = styled(CardFrame)`
  /* The block fills the corner of the card, seam on seam. */
  & > svg {
    flex: none;
    width: 104px;
    transition: transform 250ms ease-out;
  }
  &:hover > svg {
    transform: rotate(90deg);
  }
  /* One card a line, and a line longer than a phone's: the block stands beside the words. */
  @media (min-width: 480px) and (max-width: 679.98px) {
    flex-direction: row;
    & > svg {
      align-self: flex-start;
    }
  }
`;

const Foot = styled(CardFoot)`
  & > svg {
    transition: transform ${motion};
  }
  article:hover & > svg {
    transform: translateX(4px);
  }
`;

/**
 * A program, a center or a group of people, under the quilt block that belongs to it. The whole card is one link.
 *
 * - **When**: programs, centers, team types: ways into a part of the site.
 * - **Not for**: records: `ContentCard`.
 * - **Keys**: Tab, once; Enter.
 */
export function ProgramCard({
  title,
  text,
  href,
  block,
  seed = block,
  linkText = 'Learn more',
  headingLevel = 3,
  ...rest
}: ProgramCardProps) {
  return (
    <Root {...rest}>
      <QuiltBlock seed={seed} block={block} />
      <CardBody>
        <CardTitle level={headingLevel} size={2} title={title} href={href} />
        {text && <p>{text}</p>}
        <Foot aria-hidden="true">
          {linkText}
          <ArrowForwardIcon fontSize="inherit" />
        </Foot>
      </CardBody>
    </Root>
  );
}
