import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { color, smallText, space } from '../theme/index.ts';

/** A way to hear of what is new. */
export interface FollowLink {
  /** What it does, as in 'Follow by RSS'. */
  text: string;
  /** Address of a feed or a calendar; any scheme, such as `webcal:`. */
  href: string;
  /** Sign before the words. */
  icon: IconName;
  /** Media type of what it leads to. */
  type?: string;
}

export interface FollowLinksProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The ways, the easiest first. */
  links: readonly FollowLink[];
  /** Names the list. @default 'Follow' */
  label?: string;
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(3)};
  font-size: ${smallText};
  & a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${space(4)};
  }
  & svg {
    color: ${color.accent};
  }
`;

/**
 * Ways to hear of what is new on a list: feeds, calendars. Plain links that the router leaves alone, since programs other
 * than the browser open them. Renders a `<ul>`, nothing without links.
 *
 * - **When**: the head of a list that has a feed or goes into a calendar.
 * - **Not for**: one event (`AddToCalendar`), profiles on networks (`SocialLinks`).
 * - **Keys**: Tab, Enter.
 */
export function FollowLinks({ links, label = 'Follow', className, ...rest }: FollowLinksProps) {
  if (links.length === 0) return null;
  return (
    <Root aria-label={label} data-noprint="" className={className ? `pl-list ${className}` : 'pl-list'} {...rest}>
      {links.map(({ text, href, icon, type }) => (
        <li key={href}>
          <a href={href} type={type}>
            <Icon name={icon} sizePx={18} />
            <span>{text}</span>
          </a>
        </li>
      ))}
    </Root>
  );
}
