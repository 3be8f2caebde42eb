import { expect, test } from 'vitest';
import { draftProblem, draftStatus } from './draft-texts.ts';
import type { DraftState } from './form-draft.ts';

const at = Date.parse('2026-03-14T20:16:00Z');
const save = 'Save it before you leave this page.';

test.each<[DraftState, string | undefined, string | undefined]>([
  [{ name: 'idle' }, undefined, undefined],
  [{ name: 'on this device', at }, 'Unsaved work kept on this device at 4:16\u00a0PM', undefined],
  [{ name: 'sending' }, undefined, undefined],
  [{ name: 'in the account', at }, 'Unsaved work kept in your account at 4:16\u00a0PM', undefined],
  [{ name: 'not saved', reason: 'too large' }, undefined, `Your unsaved work is too large to keep. ${save}`],
  [
    { name: 'not saved', reason: 'not now' },
    undefined,
    `Your unsaved work can’t be kept on this device or in your account right now. ${save}`,
  ],
])('a draft that is %o says where it is: %s, %s', (state, status, problem) => {
  const snapshot = { state, missingFiles: [] };
  expect([draftStatus(snapshot), draftProblem(snapshot)]).toEqual([status, problem]);
});

test('files that this device does not have are named, to be chosen again', () => {
  const missing = { state: { name: 'idle' } as const, missingFiles: ['okra.png', 'okra.pdf'] };
  expect(draftProblem(missing)).toBe('This device no longer has okra.png and okra.pdf. Choose it again.');
});
