import CalendarTodayIcon from '@mui/icons-material/CalendarToday';
import DownloadIcon from '@mui/icons-material/Download';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import RssFeedIcon from '@mui/icons-material/RssFeed';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { smallText } from '../../theme/index.ts';

const icons = {
  calendar: CalendarTodayIcon,
  download: DownloadIcon,
  external: OpenInNewIcon,
  feed: RssFeedIcon,
} as const;

/** A feed, calendar or download to follow a list. */
export interface FollowLink {
  /** Text of the link, such as 'Follow by RSS'. */
  text: string;
  /** URL of a feed or a calendar; any scheme, such as `webcal:`. */
  href: string;
  /** Icon before the text, by the kind of target. */
  icon: keyof typeof icons;
  /** Media type of the target. */
  type?: string;
}

export interface FollowLinksProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The links, the easiest first. */
  links: readonly FollowLink[];
}

/**
 * Links for following a list: feeds, calendars. Plain anchors without client-side navigation, since other programs than
 * the browser open them. Renders a `<ul>`, or nothing without links.
 *
 * - **When**: the top of a list that has a feed or can be added to a calendar.
 * - **Not for**: one event (`AddToCalendar`), profiles on networks (`SocialLinks`).
 * - **Keys**: Tab, Enter.
 */
export function FollowLinks({ links, className, ...rest }: FollowLinksProps) {
  if (links.length === 0) return null;
  return (
    <Root aria-label="Follow" data-noprint="" className={className ? `pl-list ${className}` : 'pl-list'} {...rest}>
      {links.map(({ text, href, icon, type }) => {
        const Icon = icons[icon];
        return (
          <li key={href}>
            <a href={href} type={type}>
              <Icon fontSize="inherit" />
              <span>{text}</span>
            </a>
          </li>
        );
      })}
    </Root>
  );
}

const Root = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 3),
  fontSize: smallText,
  '& a': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(1), minBlockSize: 32 },
  '& svg': { color: theme.palette.secondary.main },
}));
