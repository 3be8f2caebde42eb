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

test('an email about many records names them, and says how many more there are', () => {
  const further = JSON.stringify([
    { resource: 'story', id: '8', title: 'Corn' },
    { resource: 'poem', id: '1', title: 'A kind of record that no longer exists' },
  ]);
  const email = reviewEmail('review-requested', { ...facts, further, count: '1204' }, site);
  expect(email?.subject).toBe('For review: 1,204 researches');
  expect(email?.paragraphs).toEqual([
    'ed asks you to review 1,204 researches and publish them:',
    '“Okra season”: https://porchlight.example.org/dashboard/show-research/7',
    '“Corn”: https://porchlight.example.org/dashboard/show-research/8',
    'and 1,202 more.',
  ]);
  const mixed = JSON.stringify([{ resource: 'event', id: '8', title: 'Corn' }]);
  const published = reviewEmail('review-published', { ...facts, further: mixed, count: '2' }, site);
  expect(published?.paragraphs[0]).toBe('ed has published 2 records of yours:');
});

test('no email is sent about a kind of record that no longer exists', () => {
  expect(reviewEmail('review-published', { ...facts, resource: 'poem' }, site)).toBeNull();
});
