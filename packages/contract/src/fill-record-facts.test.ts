import { expect, test } from 'vitest';
import { firstOrganization } from './first-organization.ts';
import { organizationFacts } from './organization-facts.ts';
import { factsIn, fillFacts, fillRecordFacts } from './organization-tokens.ts';
import { documentOf } from './rich-text-strings.ts';
import { allParts } from './testing/parts.ts';

const record = {
  ...{ id: 1, version: 1, created_at: '', updated_at: '', second_phone: '', exceptions: '' },
  ...{ banner: '', banner_from: null, banner_until: null, logo: null, logo_dark: null, share_picture: null },
  ...{
    primary_color: '',
    accent_color: '',
    checks_links: false,
    search_words: '',
    counts_searches: false,
    tax_number: '',
    letter_thanks: '',
    letter_signature: '',
  },
  ...({ heading_typeface: 'fraunces', text_typeface: 'source-sans', pattern: 'quilt', corners: 'soft' } as const),
  ...allParts,
  ...firstOrganization,
};
const facts = organizationFacts({ ...record, city: 'Port Ellen', phone: '555 0100' });

test('a fact is filled in, and other words in braces stay', () => {
  expect(fillFacts('In {town}, {towm} and {"a":1}', facts)).toBe('In Port Ellen, {towm} and {"a":1}');
});

test('a fact in double braces is shown as it is typed, in single ones', () => {
  expect(fillFacts('Type {{town}}, not {town}. {{x}} {{{town}}}', facts)).toBe(
    'Type {town}, not Port Ellen. {{x}} {{town}}',
  );
  expect(factsIn('Type {{town}} or {phone} or {towm}')).toEqual(['phone']);
});

test('a record’s lines and formatted texts get the facts, other fields stay', () => {
  const fields = {
    title: { kind: 'text', label: 'Title' },
    body: { kind: 'longText', label: 'Body' },
    slug: { kind: 'slug', label: 'Slug' },
  } as const;
  const stored = {
    ...{ title: 'Fair in {town}', slug: '{town}', body: 'Come to {town}.' },
    body_document: documentOf('Come to {town}.'),
  };
  expect(fillRecordFacts(fields, stored, facts)).toEqual({
    ...{ title: 'Fair in Port Ellen', slug: '{town}', body: 'Come to Port Ellen.' },
    body_document: documentOf('Come to Port Ellen.'),
  });
});

test('the descriptions of pictures get the facts: the library’s, and those in a text', () => {
  const fields = { image: { kind: 'image', label: 'Image' }, body: { kind: 'longText', label: 'Body' } } as const;
  const picture = (alt: string) => ({
    version: 1 as const,
    type: 'doc' as const,
    content: [{ type: 'picture', attrs: { name: 'a.jpg', alt, caption: `Caption: ${alt}` } }],
  });
  const stored = (town: string) => ({
    ...{ image: '{town}.jpg', image_alt: `A porch in ${town}`, image_credit: `${town} Press`, image_decorative: false },
    ...{ body: 'None.', body_document: picture(town) },
  });
  expect(fillRecordFacts(fields, stored('{town}'), facts)).toEqual(stored('Port Ellen'));
});

test('the settings’ own texts take facts, and names don’t take themselves', () => {
  const own = organizationFacts({
    ...record,
    name: 'Friends of {town}',
    tagline: 'On the porches of {town}',
    description: '{name} is in {town}.',
    banner: 'Closed. Call {phone}',
  });
  expect([own.name, own.tagline, own.description, own.banner?.text]).toEqual([
    'Friends of {town}',
    'On the porches of Marrow Creek',
    'Friends of {town} is in Marrow Creek.',
    'Closed. Call +1 478 555 0142',
  ]);
});
