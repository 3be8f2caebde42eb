import { expect, test } from 'vitest';
import { reviewEmail } from './review-email.ts';

const site = { publicUrl: 'https://porchlight.example.org', sender: 'Porchlight' };
const facts = { resource: 'story', id: '7', title: 'Okra season', by: 'ed', note: '' };

test('an email about a review says what happened and has a link to the record', () => {
  expect(reviewEmail('review-requested', facts, site)).toMatchObject({
    subject: 'For review: Okra season',
    link: { href: 'https://porchlight.example.org/dashboard/show-research/7' },
  });
  expect(reviewEmail('review-returned', { ...facts, note: 'Who grew it?' }, site)?.paragraphs).toEqual([
    'ed has sent your story “Okra season” back to you.',
    'Who grew it?',
  ]);
  expect(reviewEmail('review-published', { ...facts, by: '' }, site)?.paragraphs).toEqual([
    'The schedule has published your story “Okra season”.',
  ]);
});

test('no email is sent about a kind of record that no longer exists', () => {
  expect(reviewEmail('review-published', { ...facts, resource: 'poem' }, site)).toBeNull();
});
