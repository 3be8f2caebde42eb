import { calendarPath, type FeedResource, feedPaths } from '@porchlight/contract/discovery';
import type { FollowLink } from '@porchlight/ui/FollowLinks';
import type { PageAlternate } from './page.ts';

/** The calendar of events and elections, as a head offers it. */
export const calendarAlternate: PageAlternate = {
  type: 'text/calendar',
  title: 'Events and elections',
  href: calendarPath,
};

/**
 * The ways to have all events and elections in one's own calendar.
 * @param origin address of the site without a slash at its end
 */
export function calendarFollowLinks(origin: string): FollowLink[] {
  // Calendar programs know by the scheme that they should ask again, and not take the file once.
  const subscription = `${origin.replace(/^https?:/, 'webcal:')}${calendarPath}`;
  return [
    { text: 'Subscribe to our calendar', href: subscription, icon: 'calendar' },
    {
      text: 'Add it to Google Calendar',
      href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscription)}`,
      icon: 'external',
    },
    { text: 'Download it', href: calendarPath, icon: 'download', type: 'text/calendar' },
  ];
}

/** The feed of a resource, as a head offers it. */
export function feedAlternate(name: FeedResource, title: string): PageAlternate {
  return { type: 'application/rss+xml', title, href: feedPaths[name] };
}

/** The way to follow a resource in a reader or a player. */
export function feedFollowLink(name: FeedResource, text: string): FollowLink {
  return { text, href: feedPaths[name], icon: 'feed', type: 'application/rss+xml' };
}
