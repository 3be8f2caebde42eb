import type { AnyRecord } from '@porchlight/contract/entity';
import { describe, expect, test } from 'vitest';
import { definitionOf, editableDefinition } from './entity-definition.ts';
import {
  proposedState,
  publicationActions,
  recordActions,
  savedDraftState,
  submitLabel,
} from './publication-actions.ts';

const stored = (values: Partial<AnyRecord>): AnyRecord => ({
  ...{ id: 7, version: 2, created_at: '2026-11-01T15:00:00Z', updated_at: '2026-11-29T15:16:00Z' },
  ...values,
});

/** The form's first button and its menu, as an editor or an author has them. */
function buttons(role: 'editor' | 'author', record: AnyRecord | null, choice?: 'scheduled' | 'published') {
  const definition = editableDefinition(definitionOf('story'), () => role === 'editor', record);
  const state = choice ?? proposedState(definition, record);
  return [
    submitLabel(definition, record, state, 'Update story'),
    ...publicationActions(definition, record, state).map(({ label }) => label),
  ];
}

describe('the form of an editor', () => {
  test.each([
    ['publishes something new', null, ['Publish', 'Publish on…', 'Visible until…', 'Send for review']],
    [
      'publishes a draft',
      stored({ state: 'draft' }),
      ['Publish', 'Publish on…', 'Visible until…', 'Send for review', 'Archive'],
    ],
    [
      'publishes what is in review',
      stored({ state: 'in_review' }),
      ['Publish', 'Publish on…', 'Visible until…', 'Back to draft', 'Archive'],
    ],
    [
      'keeps the plan of what is scheduled',
      stored({ state: 'scheduled' }),
      ['Schedule', 'Visible until…', 'Publish at once', 'Send for review', 'Back to draft', 'Archive'],
    ],
    [
      'updates what is published',
      stored({ state: 'published' }),
      ['Update story', 'Publish on…', 'Visible until…', 'Send for review', 'Unpublish', 'Archive'],
    ],
    [
      'leaves what is archived there',
      stored({ state: 'archived' }),
      ['Update story', 'Publish on…', 'Publish', 'Send for review', 'Back to draft'],
    ],
    [
      'publishes changes',
      stored({ state: 'draft', replaces: 3 }),
      ['Publish changes', 'Publish on…', 'Visible until…', 'Send for review'],
    ],
  ])('%s', (_, record, labels) => {
    expect(buttons('editor', record)).toEqual(labels);
  });

  test('says so once a time is chosen', () => {
    expect(buttons('editor', null, 'scheduled')).toEqual([
      'Schedule',
      'Visible until…',
      'Publish at once',
      'Send for review',
    ]);
    expect(buttons('editor', stored({ state: 'published' }), 'scheduled')[0]).toBe('Schedule changes');
  });
});

test.each([
  ['something new', null, ['Send for review']],
  ['their draft', stored({ state: 'draft' }), ['Send for review']],
  ['what is in review', stored({ state: 'in_review' }), ['Update story', 'Back to draft']],
  ['a published record', stored({ state: 'published' }), ['Send for review']],
])('the form of an author never publishes: %s', (_, record, labels) => {
  expect(buttons('author', record)).toEqual(labels);
});

test('saving on the way shows visitors nothing new', () => {
  const kept = (state: string) => savedDraftState(stored({ state }));
  expect([savedDraftState(null), ...['draft', 'in_review', 'scheduled', 'published', 'archived'].map(kept)]).toEqual([
    ...['draft', 'draft', 'in_review', 'scheduled', 'draft', 'archived'],
  ]);
});

describe('the page of a record', () => {
  test.each([
    ['editor', { state: 'draft' }, ['Publish', 'Send for review', 'Archive']],
    ['editor', { state: 'in_review' }, ['Publish', 'Back to draft', 'Archive']],
    ['editor', { state: 'scheduled' }, ['Publish at once', 'Send for review', 'Back to draft', 'Archive']],
    ['editor', { state: 'published' }, ['Unpublish', 'Archive']],
    ['editor', { state: 'archived' }, ['Publish', 'Send for review', 'Back to draft']],
    ['editor', { state: 'draft', replaces: 3 }, ['Publish changes', 'Send for review']],
    ['author', { state: 'draft' }, ['Send for review']],
    ['author', { state: 'in_review' }, ['Back to draft']],
    ['author', { state: 'published' }, []],
  ] as const)('offers %s of %o what needs no form', (role, values, labels) => {
    const record = stored(values);
    const definition = editableDefinition(definitionOf('story'), () => role === 'editor', record);
    expect(recordActions(definition, record).map(({ label }) => label)).toEqual(labels);
  });
});
