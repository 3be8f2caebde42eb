import { pageUrls } from '@porchlight/contract/page-urls';
import { samplePlaces } from '@porchlight/contract/testing/places';
import { expect, onTestFinished, test } from 'vitest';
import '../testing/sample-organization.ts';
import { organization, setOrganization } from '../site/organization.ts';
import { demoPage, demoPages } from '../testing/site-pages.ts';
import { pageHead } from './page-head.ts';

const heads = demoPages().map((record) => [record.slug, pageHead(record)] as const);

test.each(heads)('people who search find %s with a description of one or two sentences', (_, { description }) => {
  expect(description.length).toBeGreaterThan(60);
  expect(description.length).toBeLessThanOrEqual(165);
});

test('people who share a page of the site see its own title and the quilt block of its header', () => {
  const { title, quilt, canonicalPath } = pageHead(demoPage('kenya'));
  expect(title).toBe('Porchlight in Nairobi, Kenya');
  expect(canonicalPath).toBe('/kenya');
  expect(quilt).toEqual({ seed: 'nairobi', block: 'flying-geese' });
  expect(pageHead({ ...demoPage('kenya'), sections: [] }).quilt).toEqual({ seed: 'kenya' });
});

test('a center’s page is at the address with the name of the settings', () => {
  for (const key of ['foodPantry', 'porch', 'interfaithCenter'] as const)
    expect(pageHead(demoPage(key)).canonicalPath).toBe(pageUrls[key]('ruby'));
});

test('people who search for videos find those of a page, with poster and length', () => {
  const home = demoPage('home');
  const sections = home.sections.map((section) =>
    section.values.film ? { ...section, values: { ...section.values, film: '00000000000000aa.10.mp4' } } : section,
  );
  const { videos = [] } = pageHead({ ...home, sections });
  expect(videos.map(({ name }) => name)).toEqual(['Get paid to learn the woods', 'Evening by the pond']);
  expect(videos[0]).toMatchObject({
    label: 'A pine forest at dusk: mist, fireflies and a swinging lantern.',
    poster: expect.stringContaining('forest-poster'),
    seconds: 10,
    uploadedAt: home.created_at,
    sources: [{ src: '/films/00000000000000aa.10.mp4', type: 'video/mp4' }],
  });
  const hidden = sections.map((section) => ({ ...section, hidden: true as const }));
  expect(pageHead({ ...home, sections: hidden }).videos).toEqual([]);
});

test('another organization’s name, town, centers and hours are in every head, and the first one’s in none', () => {
  const before = structuredClone(organization);
  onTestFinished(() => setOrganization(before));
  setOrganization({
    ...before,
    name: 'Cedar Hollow Institute',
    shortName: 'Cedar Hollow',
    description: 'A neighborhood institute of Cedar Hollow.',
    place: { ...before.place, locality: 'Cedar Hollow' },
    places: samplePlaces(
      { name: 'The Forum' },
      { name: 'The Larder' },
      { name: 'The Veranda' },
      { name: 'The Chapel' },
    ),
  });
  const texts = demoPages().flatMap((record) => {
    const { title, description } = pageHead(record);
    return [title, description];
  });
  const ofFirst = /Porchlight|Marrow Creek|Ruby’s|Plow and Pew|Thursday|\d (?:AM|PM)|[{}[\]]/;
  expect(texts.filter((text) => ofFirst.test(text))).toEqual([]);
});
