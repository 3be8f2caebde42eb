import type { Election, Event, Podcast, Story } from '@porchlight/contract/entities';
import { expect, test } from 'vitest';
import { plainEvent } from '../testing/events.ts';
import '../testing/sample-organization.ts';
import { headMarkup } from './head-markup.ts';
import { organization } from './organization.ts';
import type { PageHead, PageVideo } from './page.ts';

const origin = 'https://porchlight.example.org';
const row = { id: 7, version: 2, created_at: '2026-01-02T15:00:00Z', updated_at: '2026-02-03T15:00:00Z', image: null };
const story: Story = {
  ...row,
  title: 'A creek',
  subtitle: '',
  content: 'Water.',
  date: '2026-01-30',
  slug: 'a-creek',
  authors: [],
  topics: [],
};
const event: Event = {
  ...plainEvent,
  ...row,
  title: 'Seed swap',
  description: 'Bring a jar.',
  flag: '',
  date: '2026-04-01T22:30:00Z',
  slug: 'seed-swap',
};
const podcast: Podcast = {
  ...row,
  title: 'Line it out',
  description: 'A talk.',
  transcript: '',
  link: 'https://media.example.org/3.mp3',
  slug: 'line-it-out',
  authors: [],
  topics: [],
};

const election: Election = {
  ...row,
  title: 'Primary',
  description: 'Polls close at seven.',
  date: '2026-11-03T12:00:00Z',
  slug: 'primary',
};

const base: PageHead = { title: 'A page', description: 'What it is about.', canonicalPath: '/a-page' };

/** The structured data in a page's head, by type. */
function read(head: PageHead): Record<string, Record<string, unknown>> {
  const markup = headMarkup(head, { origin });
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(markup) ?? [];
  const data = JSON.parse(json);
  const graph: Record<string, unknown>[] = data['@graph'] ?? [data];
  return Object.fromEntries(graph.map((thing) => [thing['@type'], thing]));
}

test('the home page describes the organization to search engines', () => {
  const things = read({ ...base, title: '', canonicalPath: '/' });
  expect(things.NGO).toMatchObject({
    name: 'Porchlight Institute',
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    address: { streetAddress: '214 Depot Street', addressLocality: 'Marrow Creek', postalCode: '31032' },
  });
  expect(things.BreadcrumbList).toBeUndefined();
});

test('every page below the home page has breadcrumbs for search engines', () => {
  const { BreadcrumbList } = read({ ...base, parents: [{ text: 'Stories', href: '/stories' }] });
  expect(BreadcrumbList?.itemListElement).toMatchObject([
    { position: 1, name: 'Porchlight', item: `${origin}/` },
    { position: 2, name: 'Stories', item: `${origin}/stories` },
    { position: 3, name: 'A page', item: `${origin}/a-page` },
  ]);
});

test('a story has its dates, topics and picture for search engines', () => {
  const topics = [{ id: 3, name: 'Food', url: '/topic/food' }];
  const about = { name: 'story' as const, record: { ...story, topics } };
  const { Article } = read({ ...base, about, imageUrl: '/images/a.jpg' });
  expect(Article).toMatchObject({
    about: [{ '@type': 'Thing', name: 'Food' }],
    keywords: ['Food'],
    headline: 'A page',
    datePublished: '2026-01-30',
    dateModified: '2026-02-03T15:00:00Z',
    image: `${origin}/images/a.jpg`,
    publisher: { name: 'Porchlight Institute' },
  });
});

test('a record without a picture uses the generated one for search engines', () => {
  const markup = headMarkup(
    { ...base, about: { name: 'story', record: story } },
    { origin, cardUrl: (path) => `/cards${path}.0123.png` },
  );
  expect(markup).toContain(`"image":"${origin}/cards/a-page.0123.png"`);
});

test('an event has its start, end and location for search engines', () => {
  const { Event } = read({ ...base, about: { name: 'event', record: event } });
  expect(Event).toMatchObject({
    startDate: '2026-04-01T18:30:00-04:00',
    endDate: '2026-04-01T20:30:00-04:00',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { address: { addressLocality: 'Marrow Creek', addressRegion: 'Georgia', postalCode: '31032' } },
    organizer: { name: 'Porchlight Institute' },
  });
});

test('an event has its end, venue and cancellation for search engines', () => {
  const eventWith = (change: Partial<Event>) =>
    read({ ...base, title: 'Cancelled: Seed swap', about: { name: 'event', record: { ...event, ...change } } }).Event;
  const place = { venue: 'The old depot', address: '214 Depot Street, Marrow Creek' };
  expect(eventWith({ ...place, end_date: '2026-04-02T00:00:00Z', status: 'cancelled' })).toMatchObject({
    name: 'Seed swap',
    endDate: '2026-04-01T20:00:00-04:00',
    eventStatus: 'https://schema.org/EventCancelled',
    location: { '@type': 'Place', name: place.venue, address: { streetAddress: place.address } },
  });
  expect(eventWith({ status: 'postponed' })).toMatchObject({ eventStatus: 'https://schema.org/EventPostponed' });
  expect(eventWith({ ...place, flag: 'Online' })).toMatchObject({
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
  });
});

test('an all-day event of three days has dates without times, even across a clock change', () => {
  const days = { date: '2026-10-31T13:00:00Z', end_date: '2026-11-02T14:00:00Z', all_day: true };
  const { Event } = read({ ...base, about: { name: 'event', record: { ...event, ...days } } });
  expect(Event).toMatchObject({ startDate: '2026-10-31', endDate: '2026-11-02' });
});

test('an election has its local time and the state as organizer for search engines', () => {
  const { Event } = read({ ...base, about: { name: 'election', record: election } });
  expect(Event).toMatchObject({
    startDate: '2026-11-03T07:00:00-05:00',
    endDate: '2026-11-03T19:00:00-05:00',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: {
      '@type': 'GovernmentOrganization',
      name: expect.stringContaining('Georgia'),
      url: expect.stringMatching(/^https:/),
    },
  });
});

test('a video on a page has its poster, date and length for search engines', () => {
  const video: PageVideo = {
    name: 'Dusk in the longleaf pines',
    label: 'Mist, fireflies and a swinging lantern.',
    sources: [{ src: '/films/forest.10.mp4', type: 'video/mp4' }],
    poster: '/images/forest.jpg',
    seconds: 10,
    uploadedAt: '2026-11-21T11:40:31Z',
  };
  const { VideoObject } = read({ ...base, videos: [video] });
  expect(VideoObject).toEqual({
    '@type': 'VideoObject',
    name: 'Dusk in the longleaf pines',
    description: 'Mist, fireflies and a swinging lantern.',
    thumbnailUrl: `${origin}/images/forest.jpg`,
    uploadDate: '2026-11-21T11:40:31Z',
    duration: 'PT10S',
    contentUrl: `${origin}/films/forest.10.mp4`,
  });
});

test('an online event has no town', () => {
  const { Event } = read({ ...base, about: { name: 'event', record: { ...event, flag: 'Online' } } });
  expect(Event).toMatchObject({
    location: { '@type': 'VirtualLocation', url: `${origin}/a-page` },
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  });
});

test('an event without a date is not described to search engines', () => {
  expect(read({ ...base, about: { name: 'event', record: { ...event, date: null } } }).Event).toBeUndefined();
});

test('an event with a date but no time has only the date', () => {
  const { Event } = read({ ...base, about: { name: 'event', record: { ...event, date: '2026-04-01T04:00:00Z' } } });
  expect(Event).toMatchObject({ startDate: '2026-04-01' });
  expect(Event).not.toHaveProperty('endDate');
});

test('an episode has the URL of its sound file for search engines, and its authors', () => {
  const { PodcastEpisode } = read({ ...base, about: { name: 'podcast', record: podcast } });
  expect(PodcastEpisode).toMatchObject({ associatedMedia: { contentUrl: podcast.link, encodingFormat: 'audio/mpeg' } });
  expect(PodcastEpisode).not.toHaveProperty('author');
  const authors = [{ id: null, name: 'Ida Kessler', url: '' }];
  expect(read({ ...base, about: { name: 'podcast', record: { ...podcast, authors } } }).PodcastEpisode?.author).toEqual(
    [{ '@type': 'Person', name: 'Ida Kessler' }],
  );
  const ours = { ...podcast, link: '/media/sounds/porch-rain.mp3' };
  expect(read({ ...base, about: { name: 'podcast', record: ours } }).PodcastEpisode).toMatchObject({
    associatedMedia: { contentUrl: `${origin}/media/sounds/porch-rain.mp3`, duration: 'PT58S' },
  });
  const page = { ...podcast, link: 'https://listen.example.org/3' };
  expect(read({ ...base, about: { name: 'podcast', record: page } }).PodcastEpisode).not.toHaveProperty(
    'associatedMedia',
  );
});

test('a stored script stays text in structured data', () => {
  const hostile = '</script><script>alert(1)</script><!--';
  const markup = headMarkup({ ...base, title: hostile, description: hostile }, { origin });
  expect(markup.match(/<script/g)).toHaveLength(1);
  expect(markup.match(/<\/script>/g)).toHaveLength(1);
  expect(markup).not.toContain('<!--');
  expect(read({ ...base, title: hostile }).BreadcrumbList?.itemListElement).toMatchObject([{}, { name: hostile }]);
});

test('a missing page only tells search engines not to index it', () => {
  const markup = headMarkup({ ...base, missing: true }, { origin });
  expect(markup).toContain('<meta name="robots" content="noindex">');
  expect(markup).not.toContain('ld+json');
});

test('a shared link shows the page’s generated picture, with its size and description', () => {
  const cardUrl = (path: string) => `/cards${path}.0123.png`;
  const markup = headMarkup(
    { ...base, title: '"Quotes"', about: { name: 'event', record: event } },
    { origin, cardUrl },
  );
  expect(markup).toContain(`<meta property="og:image" content="${origin}/cards/a-page.0123.png">`);
  expect(markup).toContain('<meta property="og:image:width" content="1200">');
  expect(markup).toContain('<meta property="og:image:height" content="630">');
  expect(markup).toContain('<meta property="og:image:alt" content="Event: &quot;Quotes&quot;">');
  expect(markup).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('a list links to its feed', () => {
  const markup = headMarkup(
    { ...base, alternates: [{ type: 'application/rss+xml', title: 'Stories', href: '/feeds/stories.xml' }] },
    { origin },
  );
  expect(markup).toContain(
    '<link rel="alternate" type="application/rss+xml" title="Stories" href="/feeds/stories.xml">',
  );
});

test('another organization is not shared with our picture, nor with the names of our centers and our state', () => {
  const own = { ...organization };
  const another = { name: 'Lakeside Makers', tagline: '', place: { ...organization.place, region: 'Minnesota' } };
  Object.assign(organization, another, { places: organization.places.map((place) => ({ ...place, name: '' })) });
  const cardUrl = (path: string) => `/cards${path}.0123.png`;
  const home = { ...base, title: '', canonicalPath: '/' };
  try {
    const markup = headMarkup(home, { origin, cardUrl });
    expect(markup).toContain(`<meta property="og:image" content="${origin}/cards/.0123.png">`);
    expect(markup).toContain('<meta property="og:image:alt" content="Lakeside Makers">');
    expect(headMarkup({ ...home, missing: true }, { origin, cardUrl })).toContain(`${origin}/cards/home.png`);
    expect(markup.match(/"@type":"Place","name":"([^"]*)"/)?.[1]).toBe('Lakeside Makers');
    const { Event } = read({ ...base, about: { name: 'election', record: election } });
    expect(Event?.organizer).toBeUndefined();
  } finally {
    Object.assign(organization, own);
  }
});

test('the site is shared with the picture of the settings', () => {
  organization.sharePicture = '/images/abc.jpg';
  try {
    const markup = headMarkup({ ...base, title: '', canonicalPath: '/' }, { origin, cardUrl: (path) => path });
    expect(markup).toContain(`<meta property="og:image" content="${origin}/images/abc.jpg?w=1280">`);
  } finally {
    organization.sharePicture = null;
  }
});
