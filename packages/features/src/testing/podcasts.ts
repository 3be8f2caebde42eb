import type { Podcast } from '@porchlight/contract/entities';
import { hostileMarkup, longTitle, unbrokenText } from './hostile.ts';

const row = { version: 1, updated_at: '2026-02-02T15:00:00Z', image: null, transcript: '', authors: [], topics: [] };

/** Podcasts: with a sound file, with a link to another site's page, and without a link. */
export const samplePodcasts: Podcast[] = [
  {
    ...row,
    id: 4,
    title: 'Up the steps, episode 2: The man who mapped every well in the county',
    slug: 'wells',
    link: 'https://media.example.org/up-the-steps/2.mp3',
    created_at: '2026-03-01T15:00:00Z',
    description:
      'For years people at Pleasant Grove said that the water tasted of pennies. Then fourteen families filled a bottle on the same morning, and a chemistry class drew the map. '.repeat(
        3,
      ),
  },
  {
    ...row,
    id: 3,
    title: 'Kitchen radio: greens',
    slug: 'greens',
    link: 'https://podcasts.example.org/kitchen-radio/greens',
    created_at: '2026-01-10T15:00:00Z',
    description: 'Three cooks, one pot, no agreement.',
  },
  { ...row, id: 2, title: longTitle, slug: 'long', link: '', created_at: '2025-09-09T15:00:00Z', description: '' },
  {
    ...row,
    id: 1,
    title: 'Up the steps, episode 1: Who owns this dirt?',
    slug: 'dirt',
    link: 'https://media.example.org/up-the-steps/1.mp3',
    created_at: '2025-02-01T15:00:00Z',
    description: 'Forty-one cousins, one tax bill.',
    transcript: `Odessa: Who owns this dirt?\n\n${'Calvin: Ask forty-one people. '.repeat(25)}`,
  },
];

/** Podcasts whose data tries to break the page. */
export const hostilePodcasts: Podcast[] = [
  {
    ...row,
    id: 2,
    title: hostileMarkup,
    slug: 'x',
    link: 'https://podcasts.example.org/?<script>',
    created_at: '2026-03-01T15:00:00Z',
    description: hostileMarkup,
  },
  {
    ...row,
    id: 1,
    title: unbrokenText,
    slug: '',
    link: `https://media.example.org/${unbrokenText}.mp3`,
    created_at: '2026-02-01T15:00:00Z',
    description: unbrokenText,
  },
];
