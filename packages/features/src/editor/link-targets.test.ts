import { entityOf, resourceNames } from '@porchlight/contract/entities';
import { linkProblem } from '@porchlight/contract/link-input';
import { linkAddress } from '@porchlight/contract/links';
import { expect, test } from 'vitest';
import { linkTargets } from './link-targets.ts';

test('someone who links to a page chooses among those of the menus, each once', () => {
  const values = linkTargets.pages.map(({ value }) => value);
  expect(values).toEqual([...new Set(values)]);
  expect(values.length).toBeGreaterThan(20);
  expect(values.map(linkAddress)).toContain('/donate');
});

test('every record with a page of its own can be linked to', () => {
  const paged = resourceNames.filter((name) => entityOf(name).paged);
  expect(paged.map((name) => linkProblem(`record:${name}/7`))).toEqual(paged.map(() => undefined));
});
