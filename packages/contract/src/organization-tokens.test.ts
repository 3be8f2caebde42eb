import { beforeEach, expect, test } from 'vitest';
import { firstOrganization } from './first-organization.ts';
import type { OrganizationFacts } from './organization.ts';
import { organizationFacts } from './organization-facts.ts';
import { fillDocumentFacts, fillFacts, unsetFacts } from './organization-tokens.ts';
import type { RichDocument } from './rich-text.ts';
import { allParts } from './testing/parts.ts';
import { samplePlaces } from './testing/places.ts';

const row = (days: string, hours: string) => ({ weekdays: [], opens: '', closes: '', days, hours });

let facts: OrganizationFacts;
beforeEach(() => {
  const base = { id: 1, version: 1, created_at: '', updated_at: '' };
  facts = {
    ...organizationFacts({
      ...base,
      ...{ second_phone: '', exceptions: '', banner: '', banner_from: null, banner_until: null },
      ...{ logo: null, logo_dark: null, share_picture: null, primary_color: '', accent_color: '' },
      checks_links: false,
      search_words: '',
      counts_searches: false,
      ...allParts,
      ...{ tax_number: '', letter_thanks: '', letter_signature: '' },
      ...({ heading_typeface: 'fraunces', text_typeface: 'source-sans', pattern: 'quilt', corners: 'soft' } as const),
      ...firstOrganization,
    }),
    phone: '(478) 555-0142 ext. 7',
    email: 'hello@example.org',
    places: samplePlaces(
      { name: 'The Plow', hours: [row('Every day', '9:00 AM to 5:00 PM EST')] },
      {
        name: 'The pantry',
        hours: [row('Monday', '9:00 AM to 1:00 PM EST'), row('Thursday', '2:00 PM to 6:00 PM EST')],
      },
      { name: 'porch' },
      { name: 'The chapel' },
    ),
  };
});

test('sentences name the days and hours of the settings', () => {
  expect(fillFacts('{second place days}', facts)).toBe('Monday and Thursday');
  expect(fillFacts('Free groceries {every second place day}', facts)).toBe('Free groceries every Monday and Thursday');
  expect(fillFacts('{Every first place day}, with coffee', facts)).toBe('Every day, with coffee');
  expect(fillFacts('{second place hours}', facts)).toBe(
    'Monday, 9:00 AM to 1:00 PM EST; Thursday, 2:00 PM to 6:00 PM EST',
  );
});

test('texts may name the places as they did before', () => {
  const older = '{pantry hours}|{Every reading room day}|{democracy center}|{pantry}|{porch}|{interfaith center}';
  const present =
    '{second place hours}|{Every first place day}|{first place}|{second place}|{third place}|{fourth place}';
  expect(fillFacts(older, facts)).toBe(fillFacts(present, facts));
  expect(fillFacts(present, facts)).not.toContain('{');
});

test('words in square brackets are left out together with a fact that is not set', () => {
  const text = 'Bring it while the {third place} is open[: {third place days}].[ Food: {second place days}.]';
  expect(fillFacts(text, facts)).toBe('Bring it while the porch is open. Food: Monday and Thursday.');
  expect(fillFacts('Open[ {every third place day} and {every second place day}]', facts)).toBe('Open');
});

test('other square brackets and braces stay as they are', () => {
  const text = 'She said [sic] {townn} [see {figure one}] {A} {"a":1} [a[0]]';
  expect(fillFacts(text, facts)).toBe(text);
});

test('visitors are asked to call, or to write where there is no telephone', () => {
  expect(fillFacts('{Call or write}, or come by.', facts)).toBe('Call (478) 555-0142 ext. 7, or come by.');
  expect(fillFacts('or {call or write}', { ...facts, phone: '' })).toBe('or write to hello@example.org');
});

const paragraph = (...content: RichDocument['content']): RichDocument => ({
  version: 1,
  type: 'doc',
  content: [{ type: 'paragraph', content }],
});
const link = (href: string) => ({ type: 'link', attrs: { href } });
const bold = { type: 'bold' };

test('in a long text, a telephone number and an email address are links', () => {
  const text = 'Too heavy? {Call or write}[, or mail {email}].[ {third place days}]';
  expect(fillDocumentFacts(paragraph({ type: 'text', text, marks: [bold] }), facts)).toEqual(
    paragraph(
      { type: 'text', text: 'Too heavy? Call ', marks: [bold] },
      {
        type: 'text',
        text: '(478)\u00a0555-0142\u00a0ext.\u00a07',
        marks: [bold, link('tel:4785550142;ext=7')],
      },
      { type: 'text', text: ', or mail ', marks: [bold] },
      { type: 'text', text: 'hello@example.org', marks: [bold, link('mailto:hello@example.org')] },
      { type: 'text', text: '.', marks: [bold] },
    ),
  );
});

test('a fact in the text of a link stays part of that link', () => {
  const marks = [link('/contact')];
  expect(fillDocumentFacts(paragraph({ type: 'text', text: 'Call {phone}', marks }), facts)).toEqual(
    paragraph(
      { type: 'text', text: 'Call ', marks },
      { type: 'text', text: '(478)\u00a0555-0142\u00a0ext.\u00a07', marks },
    ),
  );
});

test('a paragraph whose only fact is not set goes, and a cell of a table stays', () => {
  const nothing = { type: 'paragraph', content: [{ type: 'text', text: '{third place hours}' }] };
  const list = { type: 'bulletList', content: [{ type: 'listItem', content: [nothing] }] };
  const cell = { type: 'tableCell', content: [nothing] };
  const document: RichDocument = { version: 1, type: 'doc', content: [nothing, list, cell, { type: 'paragraph' }] };
  expect(fillDocumentFacts(document, facts).content).toEqual([{ ...cell, content: [] }, { type: 'paragraph' }]);
});

test('facts that are not set are found, unless their words go with them', () => {
  expect(unsetFacts('{third place days}, {third place days} and {town}[, {third place hours}]', facts)).toEqual([
    '{third place days}',
  ]);
});
