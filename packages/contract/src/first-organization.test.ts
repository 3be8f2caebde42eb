import { expect, test } from 'vitest';
import { emptyMenus, firstMenus } from './first-menus.ts';
import { emptyOrganization, firstOrganization } from './first-organization.ts';

/** Words of three letters and more, in lower case. */
const wordsOf = (value: unknown) =>
  new Set(
    JSON.stringify(value)
      .toLowerCase()
      .match(/\p{L}{3,}/gu),
  );

/** Words that any organization has; the time zone and the parameter of donations are starting points. */
const common = wordsOf([
  'the center food pantry democracy heritage interfaith search hello example org email',
  [firstOrganization.time_zone, firstOrganization.donate_parameter],
]);

test('the settings of an empty site have no word of the demonstration organization', () => {
  const own = wordsOf(Object.values(firstOrganization));
  expect([...wordsOf(Object.values(emptyOrganization))].filter((word) => own.has(word) && !common.has(word))).toEqual(
    [],
  );
  expect(own).toContain('porchlight');
});

test('the menus of an empty site do not name it either', () => {
  const names = [...wordsOf(Object.values(firstOrganization))].filter((word) => !common.has(word));
  const labels = wordsOf(labelsIn(emptyMenus));
  expect(names.filter((word) => labels.has(word))).toEqual([]);
  expect(wordsOf(labelsIn(firstMenus))).toContain('porch');
});

function labelsIn(menus: object): unknown {
  return JSON.stringify(menus).match(/(?<="(label|[a-z_]*title)\\?":\\?")[^"\\]*/g);
}
