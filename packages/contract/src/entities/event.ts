import { defineEntity } from '../entity.ts';
import { registrationDaysMax, seatsEachMax, seatsMax } from '../limits.ts';
import { eventUrl } from '../page-urls.ts';
import { topicsField } from '../shared-fields.ts';

/** In a group of its own, and shown once people have to register. docs/decisions/0191 */
const ofRegistration = {
  group: 'Registration',
  shownWhen: { field: 'registration', value: 'needed' },
} as const;

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
    registration: {
      kind: 'choice',
      label: 'Do people register?',
      displayLabel: 'Registration',
      options: { none: 'No', needed: 'Yes, on this website' },
      proposed: 'first',
      group: 'Registration',
    },
    registration_form: {
      kind: 'link',
      label: 'Form',
      help: 'What people are asked when they register. It has to be published, and should ask for their name and email address.',
      linkTypes: ['record'],
      linkEntity: 'form',
      ...ofRegistration,
    },
    seats: {
      kind: 'number',
      label: 'Seats',
      min: 1,
      max: seatsMax,
      help: 'If this is empty, there is no limit. Each date of a series has its own seats.',
      ...ofRegistration,
    },
    seats_each: {
      kind: 'number',
      label: 'Seats per registration, at most',
      min: 1,
      max: seatsEachMax,
      help: 'For people who come together. If this is empty, each person registers alone.',
      ...ofRegistration,
    },
    registration_opens_days: {
      kind: 'number',
      label: 'Opens so many days before the beginning',
      max: registrationDaysMax,
      help: 'If this is empty, it opens when the event is published.',
      ...ofRegistration,
    },
    registration_closes_hours: {
      kind: 'number',
      label: 'Closes so many hours before the beginning',
      max: registrationDaysMax * 24,
      help: 'If this is empty, it closes when the event begins.',
      ...ofRegistration,
    },
    waiting_list: {
      kind: 'boolean',
      label: 'Keep a waiting list when all seats are taken',
      help: 'When a seat becomes free, the next person is offered it by email.',
      ...ofRegistration,
    },
    reminder: {
      kind: 'boolean',
      label: 'Remind people by email a day before',
      ...ofRegistration,
    },
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
    sidebar: { label: 'Events', icon: 'event', group: 'Content' },
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
