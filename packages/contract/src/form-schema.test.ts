import { describe, expect, test } from 'vitest';
import { entities } from './entities.ts';
import { checkFile, fileRules } from './file-rules.ts';
import { formFieldsOf } from './publication.ts';
import { formSchema } from './schemas.ts';

/** The errors of a form by field. */
function messages(name: keyof typeof entities, values: Record<string, unknown>, isNew = true) {
  const result = formSchema(entities[name].fields, isNew).safeParse(values);
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

const empty = 'This can’t be empty.';

test('an empty form names the required fields by their labels', () => {
  expect(messages('user', { username: '', email: '', password: '' })).toEqual({ username: empty, password: empty });
  expect(messages('donation', { email: ' ', amount: '', date: '' })).toEqual({ amount: empty });
  expect(messages('team', { name: ' ', type: '', position: '', workstation: '' }, false)).toEqual({
    name: empty,
    type: empty,
  });
});

test('an edit that leaves the password empty keeps it, and a new one has to be long enough', () => {
  expect(messages('user', { username: 'ada', email: '', password: '' }, false)).toEqual({});
  expect(messages('user', { username: 'ada', email: '', password: 'lamp' }, false)).toEqual({
    password: expect.stringContaining('Use at least 8 characters.'),
  });
});

test('an invalid email address or link gets one message, and both are optional', () => {
  expect(messages('user', { username: 'ada', email: 'ruth', password: 'a lamp on every porch' })).toEqual({
    email: 'This has to be an email address, such as name@example.org.',
  });
  expect(
    messages('podcast', { title: 'Wells', slug: '', link: 'javascript:alert(1)', description: '', transcript: '' }),
  ).toEqual({
    link: 'This has to be a full link that starts with https:// or http://, or a path of this site that starts with /.',
  });
  expect(
    messages('podcast', { title: 'Wells', slug: '', link: '/media/rain.mp3', description: '', transcript: '' }),
  ).toEqual({});
});

test('a title can have 10,000 characters; one more is refused with the maximum', () => {
  const titleErrors = (length: number) => messages('gallery', { image: null, title: 'a'.repeat(length), slug: '' });
  expect(titleErrors(10_000)).toEqual({});
  expect(titleErrors(10_001)).toEqual({ title: 'This can have at most 10,000 characters.' });
});

test.each([
  ['image', 'image/pjpeg'],
  ['image', ''],
  ['pdf', ''],
  ['pdf', 'application/x-pdf'],
  ['sound', 'audio/x-mpeg'],
  ['sound', 'video/ogg'],
  ['sound', 'application/octet-stream'],
  ['film', ''],
  ['film', 'video/x-quicktime'],
  ['captions', 'application/x-subrip'],
  ['captions', 'text/x-vtt'],
] as const)('a file that may be of the kind %s is sent, whatever a browser calls it: %j', (kind, type) => {
  expect(checkFile(new File(['x'], 'porch', { type }), fileRules[kind])).toBeUndefined();
});

test.each([
  ['image', 'image/svg+xml'],
  ['pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['sound', 'image/png'],
  ['film', 'video/x-msvideo'],
  ['captions', 'text/html'],
] as const)('a file that can’t be of the kind %s is refused before it is sent: %j', (kind, type) => {
  expect(checkFile(new File(['x'], 'porch', { type }), fileRules[kind])).toBe(fileRules[kind].typeMessage);
});

test('a file of the wrong kind, an empty one and one too large are refused before they are sent', () => {
  const imageErrors = (image: unknown) => messages('gallery', { image, title: 'Quilts', slug: '' });
  const file = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'porch', { type });
  expect(imageErrors(null)).toEqual({});
  expect(imageErrors(file(1, 'image/png'))).toEqual({});
  expect(imageErrors(file(1, 'text/html'))).toEqual({ image: 'Choose a JPEG, PNG, WebP, AVIF or GIF picture.' });
  expect(imageErrors(file(0, 'image/png'))).toEqual({ image: 'This file is empty. Choose another.' });
  expect(imageErrors(file(16 * 1024 * 1024, 'image/png'))).toEqual({
    image: 'This file is 16 MB. Choose one of at most 15 MB.',
  });
});

test.each([
  ['2026-11-01T00:30', '2026-10-31T23:00', { end_date: 'The end can’t be before the start.' }],
  ['2026-10-31T23:00', '2026-11-01T01:00', {}],
  ['2026-10-31T23:00', '2026-10-31T23:00', {}],
  ['', '2026-10-31T23:00', {}],
  ['2026-10-31T23:00', '', {}],
])('an event from %j to %j shows %o', (date, end_date, expected) => {
  const title = 'Lantern walk';
  expect(messages('event', { title, description: '', date, end_date })).toEqual(expected);
});

describe('a record without a title', () => {
  const story = formFieldsOf(entities.story);
  const errors = (values: object) => {
    const { error } = formSchema(story, true, 'title').safeParse({ subtitle: '', content: '', slug: '', ...values });
    return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
  };

  test('can be saved as a draft, and archived', () => {
    expect(errors({ title: ' ', state: 'draft' })).toEqual({});
    expect(errors({ title: '', state: 'archived' })).toEqual({});
  });

  test.each(['published', 'in_review', 'scheduled'])('is refused as %s, along with its other errors', (state) => {
    expect(errors({ title: ' ', date: 'soon', state })).toEqual({ title: empty, date: expect.stringMatching(/date/) });
  });
});

describe('an event without a date', () => {
  const box = { kind: 'boolean', label: 'Date to be announced', announces: 'date' } as const;
  const event = { ...formFieldsOf(entities.event), later: box };
  const errors = (values: object) => {
    const { error } = formSchema(event, true).safeParse({ title: 'Supper', description: '', ...values });
    return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
  };
  const question = { date: 'Enter the date, or tick ‘Date to be announced’.' };

  test('is only published with ‘Date to be announced’', () => {
    expect(errors({ date: '', later: 'false', state: 'published' })).toEqual(question);
    expect(errors({ date: '', later: 'false', state: 'in_review' })).toEqual(question);
    expect(errors({ date: '', later: 'true', state: 'published' })).toEqual({});
    expect(errors({ date: '2026-12-24T18:00', later: 'false', state: 'published' })).toEqual({});
  });

  test('can be saved as a draft', () => {
    expect(errors({ date: '', later: 'false', state: 'draft' })).toEqual({});
  });
});
