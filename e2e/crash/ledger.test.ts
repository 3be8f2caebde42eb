import { expect, test } from 'vitest';
import { Ledger } from './ledger.ts';

function ledgerOf(...written: [title: string, subtitle: string | null][]): Ledger {
  const ledger = new Ledger();
  for (const [title, subtitle] of written) {
    ledger.begin(title, subtitle);
    ledger.acknowledge(title);
  }
  return ledger;
}

test('an acknowledged record that is stored is neither lost nor duplicated', () => {
  const ledger = ledgerOf(['a', '1'], ['a', '2'], ['b', '1'], ['b', null]);
  expect(ledger.compare([{ title: 'a', subtitle: '2' }])).toEqual({ lost: [], duplicated: [] });
});

test.each([
  ['a missing record', [['a', '1']] as const, []],
  [
    'a missing change',
    [
      ['a', '1'],
      ['a', '2'],
    ] as const,
    [{ title: 'a', subtitle: '1' }],
  ],
  [
    'a deleted record that exists again',
    [
      ['a', '1'],
      ['a', null],
    ] as const,
    [{ title: 'a', subtitle: '1' }],
  ],
])('%s is lost', (_what, written, existing) => {
  expect(
    ledgerOf(...written.map(([title, subtitle]): [string, string | null] => [title, subtitle])).compare(existing).lost,
  ).toHaveLength(1);
});

test('a record that is stored twice, or that nobody wrote, counts as duplicated', () => {
  const existing = ['a', 'a', 'b'].map((title) => ({ title, subtitle: '1' }));
  expect(ledgerOf(['a', '1']).compare(existing).duplicated).toHaveLength(2);
});

test('a write that was not acknowledged may or may not be stored; nothing else counts', () => {
  const ledger = ledgerOf(['a', '1']);
  ledger.begin('a', '2');
  for (const subtitle of ['1', '2']) expect(ledger.compare([{ title: 'a', subtitle }]).lost).toEqual([]);
  expect(ledger.compare([{ title: 'a', subtitle: '3' }]).lost).toHaveLength(1);
});
