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

/** A way to hear of what is new. */
export interface FollowLink {
  /** What it does, as in 'Follow by RSS'. */
  text: string;
  /** Address of a feed or a calendar; any scheme, such as `webcal:`. */
  href: string;
  /** What it leads to, as the icon before the words shows it. */
  icon: keyof typeof icons;
  /** Media type of what it leads to. */
  type?: string;
}

export interface FollowLinksProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The ways, the easiest first. */
  links: readonly FollowLink[];
}

/**
 * Ways to hear of what is new on a list: feeds, calendars. Plain links that the router leaves alone, since programs other
 * than the browser open them. Renders a `<ul>`, nothing without links.
 *
 * - **When**: the head of a list that has a feed or goes into a calendar.
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
