import { defineEntity } from '../entity.ts';
import { eventUrl } from '../page-urls.ts';

/** Events that people can attend. */
export const event = defineEntity(
  {
    image: { kind: 'image', label: 'Image' },
    title: { kind: 'text', label: 'Title', required: true },
    slug: { kind: 'slug', label: 'Slug' },
    date: { kind: 'dateTime', label: 'Date and time' },
    flag: { kind: 'text', label: 'Flag', help: 'A word or two on the event’s card, such as Free or Online.' },
    description: { kind: 'longText', label: 'Description' },
  },
  {
    table: 'events',
    noun: 'event',
    listKey: 'events',
    singleKey: 'event',
    open: ['list', 'single'],
    singular: 'event',
    plural: 'Events',
    sidebar: { label: 'Events', icon: 'event', group: 'Publish' },
    screens: { list: 'events', one: 'event' },
    mainField: 'title',
    columns: ['title', 'date', 'flag'],
    secondLine: 'flag',
    defaultSort: '-date',
    dated: true,
    publicUrl: eventUrl,
    paged: true,
    search: { code: 3, one: 'Event', many: 'Events', subtitle: ['flag'], body: 'description', date: 'date' },
  },
);
