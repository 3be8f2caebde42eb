import { calendarPath, type FeedResource, feedPaths } from '@porchlight/contract/discovery';
import type { FollowLink } from '@porchlight/ui/navigation/FollowLinks';
import type { PageAlternate } from './page.ts';

/** The calendar of events and elections, for a head's alternate link. */
export const calendarAlternate: PageAlternate = {
  type: 'text/calendar',
  title: 'Events and elections',
  href: calendarPath,
};

/**
 * Links to subscribe to or download the calendar of all events and elections.
 * @param origin of the site, without a trailing slash
 */
export function calendarFollowLinks(origin: string): FollowLink[] {
  // The webcal scheme makes calendar programs subscribe instead of importing the file once.
  const subscription = `${origin.replace(/^https?:/, 'webcal:')}${calendarPath}`;
  return [
    { text: 'Subscribe to our calendar', href: subscription, icon: 'calendar' },
    {
      text: 'Add to Google Calendar',
      href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscription)}`,
      icon: 'external',
    },
    { text: 'Download calendar', href: calendarPath, icon: 'download', type: 'text/calendar' },
  ];
}

/** The feed of a resource, for a head's alternate link. */
export function feedAlternate(name: FeedResource, title: string): PageAlternate {
  return { type: 'application/rss+xml', title, href: feedPaths[name] };
}

/** Link to a resource's feed, for feed readers and podcast apps. */
export function feedFollowLink(name: FeedResource, text: string): FollowLink {
  return { text, href: feedPaths[name], icon: 'feed', type: 'application/rss+xml' };
}
