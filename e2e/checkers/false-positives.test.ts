import { describe, expect, test } from 'vitest';
import { type FalsePositive, partitionFindings } from './false-positives.ts';
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
    expect(partitionFindings([finding], [])).toEqual({ real: [finding], unreported: [] });
  });

  test('is none once it is named', () => {
    expect(partitionFindings([finding], [alarm])).toEqual({ real: [], unreported: [] });
  });

  test.each<Partial<Finding>>([{ checker: 'Equal Access' }, { rule: 'no-dup-id' }, { element: '#other' }])(
    'is an error when it is like a false alarm but for %o',
    (difference) => {
      const other = { ...finding, ...difference };
      expect(partitionFindings([other], [alarm])).toEqual({ real: [other], unreported: [alarm] });
    },
  );

  test('names a false alarm that no longer sounds', () => {
    expect(partitionFindings([], [alarm])).toEqual({ real: [], unreported: [alarm] });
  });
});
