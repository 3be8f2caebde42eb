import { expect, test } from 'vitest';
import { phoneHref } from './phone-href.ts';

test.each([
  ['478 555 0148', 'tel:4785550148'],
  ['(478) 555-0148', 'tel:4785550148'],
  ['+254 20 555 0188', 'tel:+254205550188'],
  ['478.555.0148 ext. 12', 'tel:4785550148;ext=12'],
  ['478 555 0148x12', 'tel:4785550148;ext=12'],
  ['478 555 0148, extension 12', 'tel:4785550148;ext=12'],
])('the link of %j is %s', (number, href) => {
  expect(phoneHref(number)).toBe(href);
});
