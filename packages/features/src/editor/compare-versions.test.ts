import { expect, it } from 'vitest';
import { definitionOf } from '../entity/entity-definition.ts';
import { compareVersions } from './compare-versions.ts';

const row = { id: 1, version: 3, created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
const article = { ...row, title: 'Seed swap', subtitle: 'Bring a jar', slug: 'seeds', body: 'One\n\nTwo', pdf: null };

it('lists separately what only one of the two changed', () => {
  const current = { ...article, version: 4, body: 'Three' };
  expect(compareVersions(definitionOf('article'), article, current, { title: 'Pie supper' })).toEqual({
    conflicts: [],
    mine: ['title'],
    theirs: ['body'],
  });
});

it('finds a conflict in a field that both changed differently', () => {
  const current = { ...article, title: 'Seed Saturday' };
  expect(compareVersions(definitionOf('article'), article, current, { title: 'Pie supper' }).conflicts).toEqual([
    'title',
  ]);
});

it('ignores differences in line breaks and surrounding spaces', () => {
  const current = { ...article, body: 'One\n\nTwo\n\nThree' };
  const sent = { body: ' One\r\n\r\nTwo\r\n\r\nThree\n' };
  expect(compareVersions(definitionOf('article'), article, current, sent)).toEqual({
    conflicts: [],
    mine: [],
    theirs: [],
  });
});

it('finds a conflict if both chose a file, since files can’t be compared', () => {
  const sent = { pdf: new File(['%PDF'], 'minutes.pdf') };
  expect(compareVersions(definitionOf('article'), article, { ...article, pdf: 'aa.pdf' }, sent).conflicts).toEqual([
    'pdf',
  ]);
  expect(compareVersions(definitionOf('article'), article, article, sent).mine).toEqual(['pdf']);
  expect(compareVersions(definitionOf('article'), article, { ...article, pdf: 'aa.pdf' }, {}).theirs).toEqual(['pdf']);
});

it('compares moments by the organization’s clock and amounts as numbers', () => {
  const event = {
    ...row,
    title: 'Fish fry',
    slug: 'fry',
    date: '2026-07-14T22:30:00Z',
    flag: '',
    description: '',
    image: null,
  };
  const moved = { ...event, date: '2026-07-15T22:30:00Z' };
  expect(compareVersions(definitionOf('event'), event, moved, { date: '2026-07-15T18:30' }).conflicts).toEqual([]);
  expect(compareVersions(definitionOf('event'), event, moved, { date: '2026-07-16T18:30' }).conflicts).toEqual([
    'date',
  ]);
  const donation = { ...row, email: 'ruth@example.org', amount: 25, date: '2026-03-14' };
  expect(
    compareVersions(definitionOf('donation'), donation, { ...donation, amount: 30.5 }, { amount: 30.5 }).conflicts,
  ).toEqual([]);
});
