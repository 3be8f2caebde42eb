import type { Election } from '@porchlight/contract/entities';
import { hostileMarkup, longTitle, unbrokenText } from './hostile.ts';

const row = { version: 1, created_at: '2026-01-02T15:00:00Z', updated_at: '2026-01-02T15:00:00Z', image: null };

/** Elections around the stories' current date, March 14, 2026; unsorted. */
export const sampleElections: Election[] = [
  {
    ...row,
    id: 3,
    title: longTitle,
    slug: 'primary',
    date: '2026-05-19T11:00:00Z',
    description: 'A long ballot. Get the sample from vote.gov and read it at your kitchen table.',
  },
  {
    ...row,
    id: 1,
    title: 'City council of Marrow Creek',
    slug: 'council',
    date: '2026-01-13T12:00:00Z',
    description: 'Turnout was 61 percent, the highest that anyone can remember.',
  },
  {
    ...row,
    id: 2,
    title: 'Special election: school board, district 2',
    slug: 'school-board',
    date: '2026-04-07T11:00:00Z',
    description:
      'One seat, open since the spring. Only voters in district 2 have this on their ballot. Polls are open from 7:00 AM to 7:00 PM; if you are in line at seven, stay in line.',
  },
];

/** Elections whose data tries to break the page. */
export const hostileElections: Election[] = [
  { ...row, id: 1, title: hostileMarkup, slug: 'x', date: '2026-04-07T11:00:00Z', description: hostileMarkup },
  { ...row, id: 2, title: unbrokenText, slug: '', date: null, description: unbrokenText },
];
