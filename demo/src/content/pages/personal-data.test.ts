import { holdsPersonalData, readPermission } from '@porchlight/contract/call-access';
import { entityOf, resourceNames } from '@porchlight/contract/entities';
import { hasPermission, roleNames, roles } from '@porchlight/contract/permissions';
import { expect, test } from 'vitest';
import { personalData, storedText } from './personal-data.ts';

const names = resourceNames.filter(holdsPersonalData);

test('the privacy notice names every field with personal data, and no other', () => {
  const stored = names.map((name): [string, string[]] => [name, Object.keys(entityOf(name).fields)]);
  const named = Object.entries(personalData).map(([name, { fields }]) => [name, Object.keys(fields)]);
  expect(named.toSorted()).toEqual(stored.toSorted());
  expect(storedText('donation')).toMatch(
    /^your name, your email address if you give it, the amount, .+ and a note of ours$/,
  );
});

test('the privacy notice names every role that can see personal data, and no other', () => {
  const readers = names.map((name): [string, string] => {
    const allowed = roles.filter((role) => hasPermission(role, readPermission(name)));
    const people = entityOf(name).named ? ['the people whom they have named for the form'] : [];
    return [name, [...allowed.map((role) => `${roleNames[role].toLowerCase()}s`), ...people].join(' and ')];
  });
  const named = Object.entries(personalData).map(([name, { readers: text }]): [string, string] => [name, text]);
  expect(named.toSorted()).toEqual(readers.toSorted());
});
