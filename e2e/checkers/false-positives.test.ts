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
  test('is an error unless it is listed as a false positive', () => {
    expect(partitionFindings([finding], [])).toEqual({ real: [finding], unreported: [] });
  });

  test('is no error once it is listed', () => {
    expect(partitionFindings([finding], [alarm])).toEqual({ real: [], unreported: [] });
  });

  test.each<Partial<Finding>>([{ checker: 'Equal Access' }, { rule: 'no-dup-id' }, { element: '#other' }])(
    'is an error if it differs from a false positive in %o',
    (difference) => {
      const other = { ...finding, ...difference };
      expect(partitionFindings([other], [alarm])).toEqual({ real: [other], unreported: [alarm] });
    },
  );

  test('reports a listed false positive that no longer occurs', () => {
    expect(partitionFindings([], [alarm])).toEqual({ real: [], unreported: [alarm] });
  });
});
