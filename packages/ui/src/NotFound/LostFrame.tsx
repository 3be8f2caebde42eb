import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { LinkItems, type NavLink } from '../Link/index.ts';
import { QuiltBlock, type QuiltName } from '../QuiltBlock/index.ts';
import { color, contentWidth, media, proseWidth, sectionSpace, smallText, space } from '../theme/index.ts';

export interface LostFrameProps extends ComponentPropsWithRef<'div'> {
  /** The block that hangs there, a little askew. */
  block: QuiltName;
  /** Chooses its colors. */
  seed: string;
  /** More ways on, below everything. */
  links?: readonly NavLink[];
  /** Names them. */
  linksTitle?: string;
}

const Root = styled.div`
  display: grid;
  gap: ${space(4)} ${space(6)};
  max-width: ${contentWidth};
  margin-inline: auto;
  padding: ${sectionSpace} var(--pl-gutter);
  overflow-x: clip;
  /* It slipped on its nail. */
  & > svg {
    max-width: 128px;
    rotate: -4deg;
  }
  & > div {
    display: grid;
    gap: ${space(2)};
    justify-items: start;
    min-width: 0;
    max-width: ${proseWidth};
  }
  & nav {
    margin-top: ${space(2)};
    padding-top: ${space(2)};
    border-top: 1px solid ${color.border};
    justify-self: stretch;
  }
  & nav > p {
    color: ${color.muted};
    font-size: ${smallText};
  }
  & nav > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
  }
  & nav a {
    display: inline-block;
    padding-block: ${space(0.5)};
    font-weight: 600;
  }
  @media (min-width: 600px) {
    grid-template-columns: minmax(0, 1fr) 180px;
    align-items: center;
    & > svg {
      order: 1;
      max-width: none;
    }
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`;

/**
 * What pages look like that can't show what was asked for: words and ways on, and a quilt that hangs askew. Internal to
 * `NotFound` and `RouteErrorPage`.
 */
export function LostFrame({ block, seed, links, linksTitle, children, ...rest }: LostFrameProps) {
  return (
    <Root {...rest}>
      <QuiltBlock seed={seed} block={block} />
      <div>
        {children}
        {links && links.length > 0 && (
          <nav aria-label={linksTitle}>
            <p aria-hidden="true">{linksTitle}</p>
            <ul className="pl-list">
              <LinkItems links={links} />
            </ul>
          </nav>
        )}
      </div>
    </Root>
  );
}
