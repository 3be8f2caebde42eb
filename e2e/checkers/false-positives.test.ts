import { describe, expect, test } from 'vitest';
import { type FalsePositive, sift } from './false-positives.ts';
import type { Finding } from './finding.ts';

const finding: Finding = {
  checker: 'html-validate',
  rule: 'empty-heading',
  message: '<h2> cannot be empty',
  element: '#title',
};
const alarm: FalsePositive = { checker: 'html-validate', rule: 'empty-heading', where: /#title/, because: 'a test' };

describe('what the checkers find', () => {
  test('is an error as long as nobody has called it a false alarm', () => {
    expect(sift([finding], [])).toEqual({ real: [finding], silent: [] });
  });

  test('is none once it is named', () => {
    expect(sift([finding], [alarm])).toEqual({ real: [], silent: [] });
  });

  test.each<Partial<Finding>>([{ checker: 'Equal Access' }, { rule: 'no-dup-id' }, { element: '#other' }])(
    'is an error when it is like a false alarm but for %o',
    (difference) => {
      const other = { ...finding, ...difference };
      expect(sift([other], [alarm])).toEqual({ real: [other], silent: [alarm] });
    },
  );

  test('names a false alarm that no longer sounds', () => {
    expect(sift([], [alarm])).toEqual({ real: [], silent: [alarm] });
  });
});
