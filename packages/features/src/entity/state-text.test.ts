import { describe, expect, test } from 'vitest';
import { stateText } from './state-text.ts';

const now = new Date('2026-11-29T18:00:00Z');
const record = { id: 7, version: 2, created_at: '2026-11-01T15:00:00Z', updated_at: '2026-11-29T15:16:00Z' };

describe('the line below a title says', () => {
  test.each([
    ['that nothing is saved yet', null, 'Draft · not saved yet'],
    ['when a draft was saved', { ...record, state: 'draft' }, 'Draft · saved today at 10:16 AM'],
    [
      'that visitors see a list of the site also without the words of its page',
      { ...record, state: 'archived', slug: 'election-calendar', sections: [] },
      'Archived · visitors see the list without these words',
    ],
    [
      'that a page of its own is hidden',
      { ...record, state: 'archived', slug: 'tea-room', sections: [] },
      'Archived · visitors can’t see it',
    ],
    ['since when it is in review', { ...record, state: 'in_review' }, 'In review since today at 10:16 AM'],
    [
      'when it goes live',
      { ...record, state: 'scheduled', publish_at: '2026-11-30T15:00:00Z' },
      'Goes live Mon Nov 30, 10 AM',
    ],
    [
      'since when visitors see it',
      { ...record, state: 'published', published_at: '2026-11-28T15:00:00Z' },
      'Published Sat Nov 28',
    ],
    [
      'that a published record has changes',
      {
        ...record,
        state: 'published',
        published_at: '2026-11-28T15:00:00Z',
        changes: { id: 8, state: 'draft', publish_at: null },
      },
      'Published Sat Nov 28 · unpublished changes',
    ],
    [
      'until when visitors see it',
      { ...record, state: 'published', published_at: '2026-11-28T15:00:00Z', visible_until: '2026-12-04T22:00:00Z' },
      'Published Sat Nov 28 · visible until Fri Dec 4, 5 PM',
    ],
    ['that nobody sees it any more', { ...record, state: 'archived' }, 'Archived · visitors can’t see it'],
  ])('%s', (_, stored, text) => {
    expect(stateText(stored, now).replaceAll('\u00a0', ' ')).toBe(text);
  });

  test('that a form has changes, and not when the last ones were saved', () => {
    expect(stateText({ ...record, state: 'draft' }, now, true)).toBe('Draft · unsaved changes');
  });
});
