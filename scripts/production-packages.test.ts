import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { billOfMaterials, productionPackages } from './production-packages.ts';

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'));

/**
 * Licenses of packages that can be distributed: those that require only their text, the fonts' own, the one of
 * libvips, which sharp loads as a separate library that anyone can replace, and the one of mediabunny, which requires
 * that its own files stay open: the artifact has them unchanged and not bundled.
 */
const allowed: ReadonlySet<string> = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0'],
  ...['OFL-1.1', 'LGPL-3.0-or-later', 'MPL-2.0'],
]);

/** Whether an expression of `AND` and `OR` without inner brackets leaves a choice that is allowed. */
function isAllowedLicense(license: string): boolean {
  const choices = license.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((each) => allowed.has(each)));
}

test('every distributed package has a license that allows it', () => {
  const distributed = productionPackages(packages);
  expect(distributed.length).toBeGreaterThan(400);
  expect(distributed.filter(({ license }) => !isAllowedLicense(license))).toEqual([]);
});

test.each([
  ['GPL-3.0-only', false],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  [undefined, false],
])('a package under %s can be distributed: %s', (license, isAllowed) => {
  const found = productionPackages({ 'node_modules/@a/b': { license }, 'node_modules/c': { license, dev: true } });
  expect(found.map((each) => [each.name, isAllowedLicense(each.license)])).toEqual([['@a/b', isAllowed]]);
});

test('the bill of materials lists the packages of the server and the website, with hashes, without tools', () => {
  const { components } = billOfMaterials({ name: 'porchlight', version: '0' }, productionPackages(packages));
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'kysely', 'react', '@mui/material', 'sharp']));
  expect(names).not.toEqual(expect.arrayContaining(['vitest']));
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
  const [{ hashes, purl }] = components.filter(({ name }) => name === '@mui/material') as [(typeof components)[0]];
  expect([hashes?.[0]?.content.length, purl]).toEqual([128, expect.stringMatching(/^pkg:npm\/%40mui\/material@\d/)]);
});
