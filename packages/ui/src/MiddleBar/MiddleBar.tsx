import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { DonateButton } from '../DonateButton/index.ts';
import { Link } from '../Link/index.ts';
import { QuiltBlock, siteMark } from '../QuiltBlock/index.ts';
import { type SocialLink, SocialLinks } from '../SocialLinks/index.ts';
import { color, contentWidth, font, media, smallText, space, step } from '../theme/index.ts';

export interface MiddleBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The organization's name. */
  name: string;
  /** A line under the name. */
  tagline: string;
  /** Where the logo leads. @default '/' */
  homeHref?: string;
  /** The donation page elsewhere. */
  donateHref: string;
  /** @default 'Donate' */
  donateText?: string;
  /** Places elsewhere; not shown where the bar is narrow, as on a phone: the footer has them. */
  social: readonly SocialLink[];
}

const Root = styled.div`
  display: flex;
  /* Large letters send the button to a line of its own rather than break the name. */
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  max-width: ${contentWidth};
  margin-inline: auto;
  padding: ${space(2)} var(--pl-gutter);
  ${media.wide} {
    padding-block: ${space(3)};
  }
`;

const Logo = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  flex: 1 1 11rem;
  max-width: max-content;
  margin-inline-end: auto;
  color: ${color.text};
  line-height: 1.15;
  text-decoration: none;
  & > svg {
    flex: none;
    width: min(${space(6)}, 15vw);
    height: auto;
  }
  & strong {
    display: block;
    font: 600 ${step[1]} / 1.1 ${font.heading};
    letter-spacing: -0.01em;
  }
  & span span {
    color: ${color.muted};
    font-size: ${smallText};
  }
  ${media.phone} {
    & span span {
      display: block;
      font-size: 0.875rem;
      text-wrap: balance;
    }
  }
  /* The narrowest phones: two lines for the name, two for the tagline. */
  @media (max-width: 359.98px) {
    gap: ${space(1)};
    & > svg {
      width: ${space(5)};
    }
    & span span {
      font-size: 0.8125rem;
    }
  }
`;

const Social = styled(SocialLinks)`
  flex: none;
  @media (max-width: 599.98px) {
    display: none;
  }
`;

const Donate = styled(DonateButton)`
  flex: none;
  max-width: 60%;
  ${media.phone} {
    padding-inline: ${space(2)};
    & > svg {
      display: none;
    }
  }
`;

/**
 * The organization's name and its lit window, the Donate button, and where else to find it.
 *
 * - **When**: once, in the header of every public page.
 * - **Not for**: the dashboard.
 * - **Keys**: Tab; the name leads to the start page.
 */
export function MiddleBar({ name, tagline, homeHref = '/', donateHref, donateText, social, ...rest }: MiddleBarProps) {
  return (
    <Root {...rest}>
      <Logo href={homeHref}>
        <QuiltBlock {...siteMark} />
        <span>
          <strong>{name}</strong>
          <span>{tagline}</span>
        </span>
      </Logo>
      <Social links={social} />
      <Donate href={donateHref} text={donateText} data-noprint="" />
    </Root>
  );
}
