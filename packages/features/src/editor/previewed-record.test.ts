import { entityOf } from '@porchlight/contract/entities';
import { expect, test } from 'vitest';
import { definitionOf } from '../entity/entity-definition.ts';
import { previewedRecord } from './previewed-record.ts';

const definition = {
  ...definitionOf('story'),
  fields: {
    ...entityOf('story').fields,
    amount: { kind: 'money', label: 'Amount', required: true },
    seats: { kind: 'number', label: 'Seats' },
    founded: { kind: 'year', label: 'Founded' },
  },
} as const;
const previewed = (values: Record<string, string>) =>
  previewedRecord(definition, null, { values, files: {}, changed: [] }, () => '');

test('numbers are previewed as they will be saved', () => {
  const values = { amount: '$1,250.5', seats: '1,200', founded: ' 1968 ' };
  expect(previewed(values)).toMatchObject({ amount: 1250.5, seats: 1200, founded: 1968 });
});

test('an invalid number is not previewed', () => {
  const values = { amount: 'a lot', seats: '', founded: '19' };
  expect(previewed(values)).toMatchObject({ amount: null, seats: null, founded: null });
});
