import type { Event } from '@porchlight/contract/entities';
import { hostileMarkup, longTitle, unbrokenText } from './hostile.ts';

/** What an event has that is not filled in. */
export const plainEvent = {
  version: 1,
  created_at: '2026-01-02T15:00:00Z',
  updated_at: '2026-01-02T15:00:00Z',
  image: null,
  end_date: null,
  all_day: false,
  status: 'scheduled',
  venue: '',
  address: '',
  access: '',
  parking: '',
  topics: [],
  repeats: '',
  series: null,
  series_date: '',
  series_changes: '',
  registration: 'none',
  registration_form: '',
  seats: null,
  seats_each: null,
  registration_opens_days: null,
  registration_closes_hours: null,
  waiting_list: false,
  reminder: false,
} as const;

/** Events around the stories' current time, March 14, 2026, 11:00 AM in Georgia; unsorted. */
export const sampleEvents: Event[] = [
  {
    ...plainEvent,
    id: 6,
    title: 'Quilting on the porch',
    slug: 'quilting',
    flag: 'Registration',
    date: '2026-04-11T17:00:00Z',
    description:
      'Four members of the Tuesday circle teach the block by hand, from cutting to pressing. Thread, cloth and needles are here.',
  },
  {
    ...plainEvent,
    id: 1,
    title: 'Free land clinic',
    slug: 'land-clinic',
    flag: 'Free',
    date: '2026-03-14T14:00:00Z',
    end_date: '2026-03-14T17:00:00Z',
    venue: 'The old depot',
    address: '214 Depot Street, Marrow Creek, Georgia 31032',
    access: 'Ramp at the back; the restroom has rails.',
    parking: 'Free, on Depot Street and behind the feed store.',
    description:
      'Bring your deed, your tax bill, your questions and the cousin who remembers everything. Two title researchers and a lawyer sit with you for half an hour.',
  },
  {
    ...plainEvent,
    id: 2,
    title: 'Soup and seed swap',
    slug: 'seed-swap',
    flag: '',
    date: '2026-03-19T21:30:00Z',
    description: 'Take a packet, leave a packet. There are three kinds of soup.',
  },
  { ...plainEvent, id: 3, title: longTitle, slug: 'long', flag: '', date: '2026-03-31T22:30:00Z', description: '' },
  {
    ...plainEvent,
    id: 5,
    title: 'Long table supper',
    slug: 'supper',
    flag: '',
    date: null,
    description: 'One dish, one chair, one neighbor you don’t know yet.',
  },
  {
    ...plainEvent,
    id: 4,
    title: 'Homecoming concert of the county mass choir',
    slug: 'concert',
    flag: 'Family',
    date: '2026-02-15T20:00:00Z',
    description: 'Four churches, one hundred and ten voices.',
  },
];

/** The events that are not over. */
export const upcomingSampleEvents = sampleEvents.filter(({ id }) => id !== 4);

/** Events whose data tries to break the page. */
export const hostileEvents: Event[] = [
  {
    ...plainEvent,
    id: 1,
    title: hostileMarkup,
    slug: 'x',
    flag: hostileMarkup,
    date: '2026-03-20T14:00:00Z',
    description: hostileMarkup,
  },
  {
    ...plainEvent,
    id: 2,
    title: unbrokenText,
    venue: unbrokenText,
    address: unbrokenText,
    access: unbrokenText,
    slug: '',
    flag: unbrokenText.slice(0, 60),
    date: null,
    description: unbrokenText,
  },
];
