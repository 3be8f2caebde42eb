import { expect, test } from 'vitest';
import { draftProblem, draftStatus } from './draft-texts.ts';
import type { DraftState } from './form-draft.ts';

const at = Date.parse('2026-03-14T20:16:00Z');
const windowOnly = 'it is in this window alone. Save it before you leave.';

test.each<[DraftState, string | undefined, string | undefined]>([
  [{ name: 'idle' }, undefined, undefined],
  [{ name: 'on this device', at }, 'Kept on this device 4:16\u00a0PM', undefined],
  [{ name: 'sending' }, undefined, undefined],
  [{ name: 'in the account', at }, 'Kept in your account 4:16\u00a0PM', undefined],
  [{ name: 'not saved', reason: 'too large' }, undefined, `This is too large to be kept as a draft: ${windowOnly}`],
  [
    { name: 'not saved', reason: 'not now' },
    undefined,
    `This device has no room for a draft of this form, and your account does not have it either: ${windowOnly}`,
  ],
])('a draft that is %o says where it is: %s, %s', (state, status, problem) => {
  const snapshot = { state, missingFiles: [] };
  expect([draftStatus(snapshot), draftProblem(snapshot)]).toEqual([status, problem]);
});

test('files that this device does not have are named, to be chosen again', () => {
  const missing = { state: { name: 'idle' } as const, missingFiles: ['okra.png', 'okra.pdf'] };
  expect(draftProblem(missing)).toBe('This device does not have okra.png and okra.pdf. Choose it again.');
});
