import type { CommandItem } from './command-item.ts';

/** Results of a search for 'okra', for stories. */
export const sampleCommands: readonly CommandItem[] = [
  {
    id: 'recent-1',
    group: 'Recent',
    label: 'Okra season',
    kind: 'Story',
    icon: 'book',
    href: '/dashboard/edit-research/1',
  },
  { id: 'screen-events', group: 'Screens', label: 'Events', icon: 'event', href: '/dashboard/events' },
  { id: 'create-event', group: 'New', label: 'Create event', icon: 'add', href: '/dashboard/create-event' },
  {
    id: 'event-4',
    group: 'Records',
    label: 'Okra supper on the porch',
    detail: [
      { text: 'Bring a pot of ', isMatch: false },
      { text: 'okra', isMatch: true },
      { text: ' and a chair.', isMatch: false },
    ],
    kind: 'Event',
    icon: 'event',
    href: '/dashboard/edit-event/4',
  },
  {
    id: 'donation-9',
    group: 'Records',
    label: 'okra.hart@example.org',
    detail: '$40.00, March 2, 2026',
    kind: 'Donation',
    icon: 'gift',
    href: '/dashboard/edit-donation/9',
  },
];
