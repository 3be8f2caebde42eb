import type { Topic } from '@porchlight/contract/entities';
import { hostileMarkup, longTitle, unbrokenText } from './hostile.ts';

const row = { version: 1, created_at: '2026-01-02T15:00:00Z', updated_at: '2026-01-02T15:00:00Z', image: null };

/** Topics: with a description, and without one. */
export const sampleTopics: Topic[] = [
  {
    ...row,
    id: 3,
    name: 'Land and trees',
    slug: 'land-and-trees',
    record_counts: { story: 7, event: 1, gallery: 13 },
    description: 'Who owns it, who works it, and how families keep it: orchards, timber, deeds and heirs’ property.',
  },
  { ...row, id: 2, name: 'Water', slug: 'water', description: '' },
  { ...row, id: 1, name: 'Quilts', slug: 'quilts', description: 'The Tuesday circle and the attic finds.' },
];

/** A topic with names and texts that are too long. */
export const hostileTopics: Topic[] = [
  {
    ...row,
    id: 3,
    name: `${longTitle} ${unbrokenText}`,
    slug: 'long',
    description: `${hostileMarkup} ${unbrokenText}`,
  },
];
