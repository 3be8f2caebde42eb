import type { Story } from '@porchlight/contract/entities';
import { hostileMarkup, longText, longTitle, unbrokenText } from './hostile.ts';

const row = {
  version: 1,
  created_at: '2026-02-02T15:00:00Z',
  updated_at: '2026-02-02T15:00:00Z',
  image: null,
  authors: [],
  topics: [],
};

/** Realistic stories: long, short, without a subtitle, with a title that is too long. */
export const sampleStories: Story[] = [
  {
    ...row,
    id: 5,
    title: 'The road that lost its name',
    subtitle: 'How a clerk’s pen moved a neighborhood off the map',
    slug: 'the-road-that-lost-its-name',
    date: '2026-03-02',
    content: longText,
  },
  {
    ...row,
    id: 4,
    title: 'She came back for the pecans',
    subtitle: 'A bus driver reopens her family’s orchard',
    slug: 'pecans',
    date: '2026-02-11',
    content:
      'Delphine Okafor-Reed drove the Woodward line for twenty-six years and never once dreamed about the bus. '.repeat(
        5,
      ),
  },
  { ...row, id: 3, title: 'Gone fishing', subtitle: '', slug: '', date: null, content: 'Back on Monday.' },
  {
    ...row,
    id: 2,
    title: longTitle,
    subtitle: 'A note on the ballot',
    slug: 'ballot',
    date: '2025-11-04',
    content: 'It took eleven minutes.',
  },
  { ...row, id: 1, title: 'The long table', subtitle: '', slug: 'table', date: '2025-03-26', content: 'Eat.' },
];

/** Stories whose data tries to break the page. */
export const hostileStories: Story[] = [
  {
    ...row,
    id: 2,
    title: hostileMarkup,
    subtitle: hostileMarkup,
    slug: 'x',
    date: '2026-03-02',
    content: `${hostileMarkup}\n\n${'👩🏾‍🌾'.repeat(700)}`,
  },
  { ...row, id: 1, title: unbrokenText, subtitle: unbrokenText, slug: '', date: null, content: unbrokenText },
];
