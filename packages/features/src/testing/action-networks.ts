import type { ActionNetwork } from '@porchlight/contract/entities';
import { hostileMarkup, longText, longTitle, unbrokenText } from './hostile.ts';

const row = { version: 1, created_at: '2026-01-02T15:00:00Z', updated_at: '2026-01-02T15:00:00Z', image: null };

/** Networks: one with a long description, one without a link, one with a title that is too long. */
export const sampleActionNetworks: ActionNetwork[] = [
  {
    ...row,
    id: 3,
    title: 'Keep the Land Network',
    slug: 'keep-the-land',
    link: 'https://keeptheland.example.org',
    description: longText,
  },
  { ...row, id: 2, title: 'Know your benefits', slug: 'benefits', link: '', description: 'We sit with you.' },
  { ...row, id: 1, title: longTitle, slug: 'long', link: 'https://vote.gov', description: '' },
];

/** Networks whose data tries to break the page. */
export const hostileActionNetworks: ActionNetwork[] = [
  { ...row, id: 2, title: hostileMarkup, slug: 'x', link: 'https://vote.gov/?<b>', description: hostileMarkup },
  { ...row, id: 1, title: unbrokenText, slug: '', link: 'https://vote.gov', description: unbrokenText },
];
