import { describe, expect, test } from 'vitest';
import { callPath, resourceCalls } from './calls.ts';
import { resourceNames } from './entities.ts';
import { resources } from './resources.ts';
import { slugify } from './slug.ts';

/** Errors of a create call by field; null if it succeeds. */
function errorsOf(name: keyof typeof resources, input: unknown): Record<string, string> | null {
  const result = resources[name].create.safeParse(input);
  if (result.success) return null;
  return Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

/** The values that a create call stores for an input. */
const parse = (name: keyof typeof resources, input: unknown) => resources[name].create.parse(input);

describe('the resource table', () => {
  test('gives each entity six calls of its own', () => {
    const calls = resourceNames.flatMap((name) => {
      const { list, single, create, update, remove, restore } = resourceCalls[name];
      return [list, single, create, update, remove, restore].map(({ method, path }) => `${method} ${path}`);
    });
    expect(new Set(calls).size).toBe(resourceNames.length * 6);
  });

  test('keeps the irregular path of the action network update', () => {
    expect(callPath(resourceCalls.actionNetwork.update, 7)).toBe('/api/update-single-actionNetwork/7');
  });

  test('encodes an id, so that it can’t change the path', () => {
    expect(callPath(resourceCalls.article.single, '../users')).toBe('/api/get-single-article/..%2Fusers');
  });
});

describe('someone who fills in a form', () => {
  test('gets an error if the main field is missing', () => {
    expect(errorsOf('article', { body: 'Text' })).toEqual({ title: 'This can’t be empty.' });
    expect(errorsOf('article', { title: '   ' })).toEqual({ title: 'This can’t be empty.' });
  });

  test('can leave every other field empty', () => {
    expect(parse('event', { title: 'Fish fry', date: '', slug: '', flag: '', description: '' })).toMatchObject({
      title: 'Fish fry',
      date: null,
    });
  });

  test('types an amount with a dollar sign and a comma', () => {
    expect(parse('donation', { email: 'a@example.org', amount: '$1,250.50' })).toMatchObject({ amount: 1250.5 });
  });

  test.each(['1e5', '12,34', '-4', '0', 'ten', '1.999', '', null])('gets an error for the amount %j', (amount) => {
    expect(errorsOf('donation', { email: 'a@example.org', amount })).toHaveProperty('amount');
  });

  test.each(['2026-02-30', '14 March', '2026-03-14T25:00', 20260314])('gets an error for the date %j', (date) => {
    expect(errorsOf('event', { title: 'Fish fry', date })).toEqual({
      date: 'This has to be a date and a time, such as 2026-03-14T18:30.',
    });
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'example.org', 'ftp://example.org/x'])(
    'can’t save the unsafe link %j',
    (link) => {
      expect(errorsOf('podcast', { title: 'One', link })).toHaveProperty('link');
    },
  );

  test('can use the path of an audio file of the site, only for a podcast', () => {
    expect(parse('podcast', { title: 'Rain', link: '/media/rain.mp3' })).toMatchObject({ link: '/media/rain.mp3' });
    for (const link of ['//evil.example.org/x.mp3', '/\\evil.example.org/x.mp3', '/media/a b.mp3'])
      expect(errorsOf('podcast', { title: 'Rain', link })).toHaveProperty('link');
    expect(errorsOf('actionNetwork', { title: 'Rain', link: '/media/rain.mp3' })).toHaveProperty('link');
  });

  test('keeps the paragraphs of a long text and removes invisible characters', () => {
    expect(parse('article', { title: 'A\u0000 b', body: 'One\r\n\r\nTwo\u0007' })).toMatchObject({
      title: 'A b',
      body: 'One\n\nTwo',
    });
  });

  test('can’t send unknown fields', () => {
    expect(parse('email', JSON.parse('{"email":"a@example.org","admin":true,"__proto__":{"x":1}}'))).toEqual({
      email: 'a@example.org',
    });
  });

  test.each([5, ['x'], { a: 1 }, true])('gets an error for the title %j', (title) => {
    expect(errorsOf('article', { title })).toEqual({ title: 'This has to be text.' });
  });
});

describe('an answer', () => {
  test('never contains a password, whatever the row contains', () => {
    const row = {
      id: 1,
      version: 1,
      created_at: '',
      updated_at: '',
      name: 'Ada',
      username: 'ada',
      email: '',
      role: 'viewer',
      handed_over: false,
      ...{ access: 'active', last_seen: null, second_factor: 'none', invited_at: null, invited_by: '' },
      password: 'x',
      hash: 'y',
    };
    expect(Object.keys(resources.user.record.parse(row))).toEqual([
      'id',
      'version',
      'created_at',
      'updated_at',
      'name',
      'username',
      'email',
      'role',
      'handed_over',
      'access',
      'last_seen',
      'second_factor',
      'invited_at',
      'invited_by',
    ]);
  });
});

describe('a slug', () => {
  test.each([
    ['Heirs’ property: who owns it?', 'heirs-property-who-owns-it'],
    ['  Café  Número 5 ', 'cafe-numero-5'],
    ['???', ''],
    ['x'.repeat(300), 'x'.repeat(200)],
    ['𐐷'.repeat(300), '𐐷'.repeat(200)],
  ])('of %j is %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });
});
