import styled from '@emotion/styled';
import { CardFrame, type CardFrameProps, CardTitle } from '../CardFrame/index.ts';
import { QuiltBlock, type QuiltName } from '../QuiltBlock/index.ts';
import { color, media, smallText, space } from '../theme/index.ts';

export interface PromoLinkProps extends Omit<CardFrameProps, 'title' | 'children' | 'layout' | 'frame'> {
  /** What is there. */
  title: string;
  /** What it is good for, in a sentence. */
  text?: string;
  /** The other site. */
  href: string;
  /** Opens a new tab, with a sign that says so. @default true */
  newTab?: boolean;
  /** Where it leads, in small print. @default the host of `href` */
  linkText?: string;
  /** Draws the quilt block. @default `href` */
  seed?: string;
  /** Which block. @default one that the seed chooses */
  block?: QuiltName;
  /** Place of the title in the page's outline. @default 3 */
  headingLevel?: 2 | 3;
}

const Root = styled(CardFrame)`
  && {
    background: ${color.band};
  }
  & > svg {
    flex: none;
    align-self: stretch;
    width: 72px;
    height: auto;
  }
  ${media.abovePhone} {
    & > svg {
      width: 128px;
    }
  }
`;

const Body = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  gap: ${space(1)};
  min-width: 0;
  padding: ${space(2.5)} ${space(3)};
  & > [data-host] {
    color: ${color.muted};
    font-size: ${smallText};
  }
`;

/** The host of an address, as people know it: 'vote.gov'. */
function hostOf(href: string): string {
  return /^[a-z]+:\/\/(?:www\.)?([^/?#]+)/i.exec(href)?.[1] ?? '';
}

/**
 * Points to another site that is worth the way. The whole card is one link.
 *
 * - **When**: the two sites of the resources block.
 * - **Not for**: our own pages: `ProgramCard`.
 * - **Keys**: Tab, once; Enter opens a new tab.
 */
export function PromoLink({
  title,
  text,
  href,
  newTab = true,
  linkText = hostOf(href),
  seed = href,
  block,
  headingLevel = 3,
  ...rest
}: PromoLinkProps) {
  return (
    <Root layout="row" {...rest}>
      <Body>
        <CardTitle level={headingLevel} title={title} href={href} newTab={newTab} />
        {text && <p>{text}</p>}
        {linkText && <p data-host="">{linkText}</p>}
      </Body>
      <QuiltBlock seed={seed} block={block} preserveAspectRatio="xMidYMid slice" />
    </Root>
  );
}
