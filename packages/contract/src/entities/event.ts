import { defineEntity } from '../entity.ts';
import { eventUrl } from '../page-urls.ts';
import { topicsField } from '../shared-fields.ts';

const statuses = { scheduled: 'As planned', postponed: 'Postponed', cancelled: 'Cancelled' } as const;

/** Events that people can attend. */
export const event = defineEntity(
  {
    image: { kind: 'image', label: 'Image' },
    title: { kind: 'text', label: 'Title', required: true },
    slug: { kind: 'slug', label: 'Slug' },
    date: { kind: 'dateTime', label: 'Date and time', group: 'When', range: 'plan' },
    end_date: { kind: 'dateTime', label: 'End', group: 'When', notBefore: 'date', range: 'plan' },
    all_day: { kind: 'boolean', label: 'All day', help: 'Times are not shown.', group: 'When' },
    repeats: { kind: 'recurrence', label: 'Repeats', group: 'When' },
    status: { kind: 'choice', label: 'Status', options: statuses, proposed: 'first', group: 'When' },
    flag: {
      kind: 'text',
      label: 'Flag',
      help: 'A word or two on the event’s card, such as Free, Online. Visitors can filter by each.',
      filteredByVisitors: 'entries',
    },
    description: { kind: 'longText', label: 'Description' },
    topics: topicsField,
    venue: { kind: 'text', label: 'Venue', group: 'Where', filteredByVisitors: 'whole' },
    address: { kind: 'text', label: 'Street address', help: 'With the town, for the map.', group: 'Where' },
    access: { kind: 'text', label: 'Access', help: 'Ramps, restrooms, hearing.', group: 'Where' },
    parking: { kind: 'text', label: 'Parking', group: 'Where' },
    series: { kind: 'number', label: 'Series', computed: true, isForPrograms: true },
    series_date: { kind: 'text', label: 'Date in the series', computed: true, isForPrograms: true },
    series_changes: { kind: 'text', label: 'Changed for this date alone', computed: true, namesFields: true },
  },
  {
    table: 'events',
    noun: 'event',
    listKey: 'events',
    singleKey: 'event',
    area: 'content',
    open: ['list', 'single'],
    singular: 'event',
    plural: 'Events',
    sidebar: { label: 'Events', icon: 'event', group: 'Publish' },
    screens: { list: 'events', one: 'event' },
    mainField: 'title',
    columns: ['title', 'date', 'flag'],
    secondLine: 'flag',
    exception: 'status',
    defaultSort: '-date',
    dated: true,
    publicUrl: eventUrl,
    paged: true,
    search: {
      code: 3,
      one: 'Event',
      many: 'Events',
      subtitle: ['flag', 'venue'],
      body: ['description', 'address'],
      date: 'date',
    },
  },
);
