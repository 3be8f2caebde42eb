import { forbiddenText } from '@porchlight/contract/permissions';
import type { TypedCopy } from '@porchlight/contract/typed-copies';
import { expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest();

const listed = async (): Promise<TypedCopy[]> =>
  (await server.asStaff({ url: '/api/get-all-typed-copy' })).json().copies;
const found = async () => (await listed()).map(({ place, copy, facts, is_old }) => [place, copy, facts.join(), is_old]);
const settings = (values: object) => server.post('/api/update-single-organization/1', values);
const replace = async (...copies: object[]) => (await server.post('/api/replace-typed-copy', { copies })).json();
const story = async () => (await server.asStaff({ url: '/api/get-single-story/1?state=any' })).json().story;

test('typed hours, towns, telephones and addresses are found, however they are written, and nothing within words', async () => {
  await server.post('/api/add-event', {
    title: 'Open Thursday and Friday, 10:00 AM to 4:00 PM',
    description: 'Call 478-555-0142 or (478) 555 0142. Write to hello@porchlight.example.org. Not Marrow Creekside.',
    venue: 'Marrow Creek Baptist Church',
    access: 'In Marrow Creek. We have a ramp. {town} is fine.',
  });
  expect(await found()).toEqual([
    ['Title', 'Thursday and Friday, 10:00 AM to 4:00 PM', 'second place hours', false],
    ['Description', '478-555-0142', 'phone', false],
    ['Description', '(478) 555 0142', 'phone', false],
    ['Description', 'hello@porchlight.example.org', 'email', false],
    ['Access', 'Marrow Creek', 'town', false],
  ]);
});

test('after a change of the settings, texts that say the old value come first', async () => {
  await server.post('/api/add-story', {
    title: 'In Port Ellen',
    content: 'The Porchlight Institute is in Marrow Creek.',
  });
  await settings({ city: 'Port Ellen', name: 'North Shore Neighbors' });
  expect(await found()).toEqual([
    ['Content', 'Porchlight Institute', 'name', true],
    ['Content', 'Marrow Creek', 'town', true],
    ['Title', 'Port Ellen', 'town', false],
  ]);
  await settings({ city: 'Marrow Creek' });
  expect((await found()).map(([, copy, , isOld]) => [copy, isOld])).toEqual([
    ['Port Ellen', true],
    ['Porchlight Institute', true],
    ['Marrow Creek', false],
  ]);
});

test('the former telephone of a place is found too', async () => {
  const place = { name: 'The barn', phone: '+1 478 555 0177' };
  await settings({ places: [place] });
  await server.post('/api/add-story', { title: 'Call 478-555-0177', content: 'Or write.' });
  const { places } = (await server.asStaff({ url: '/api/get-single-organization/1' })).json().organization;
  await settings({ places: [{ ...places[0], phone: '+1 478 555 0188' }] });
  expect((await found()).map(([place, copy, , isOld]) => [place, copy, isOld])).toContainEqual([
    'Title',
    '478-555-0177',
    true,
  ]);
});

test('an editor replaces copies in lines, formatted texts and sections, and can undo it', async () => {
  const document = {
    version: 1,
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'In Marrow Creek' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Marrow Creek, twice.' }] },
    ],
  };
  await server.post('/api/add-story', { title: 'Of Marrow Creek', content_document: document });
  const quote = { id: 'a', kind: 'quote', version: 1, values: { text: 'Home is Marrow Creek.', cite: 'Ruth' } };
  await server.post('/api/add-page', { title: 'Home', sections: [quote] });
  const copies = await listed();
  expect(copies.map(({ place, section }) => [place, section])).toEqual([
    ['Title', null],
    ['Content', null],
    ['Section 1 (Quote), Quote', 'a'],
  ]);
  const { changed, failed } = await replace(
    ...copies.map(({ facts: [fact], resource, id, field, copy }) => ({ fact, resource, id, field, copy })),
  );
  expect([changed.length, failed]).toEqual([2, []]);
  expect(await story()).toMatchObject({ title: 'Of {town}', content: 'In {town}\n\n{town}, twice.', version: 2 });
  const { page } = (await server.asStaff({ url: '/api/get-single-page/1?state=any' })).json();
  expect(page.sections[0].values.text).toBe('Home is {town}.');
  expect(await listed()).toEqual([]);
  const ofStory = changed.find(({ resource }: { resource: string }) => resource === 'story');
  await server.post(`/api/restore-version/${ofStory.entry}`, { version: 2, state: 'before' });
  expect(await story()).toMatchObject({ title: 'Of Marrow Creek', version: 3 });
});

test('an ignored copy stays out of the list, in this text only, until that is undone', async () => {
  await server.post('/api/add-story', { title: 'Of Marrow Creek', content: 'Marrow Creek' });
  const [first] = await listed();
  const { resource, id, field, copy } = first as TypedCopy;
  expect((await server.post('/api/ignore-typed-copy', { resource, id, field, copy })).statusCode).toBe(204);
  expect(await found()).toEqual([['Content', 'Marrow Creek', 'town', false]]);
  const again = { resource, id, field, copy, ignored: false };
  expect((await server.post('/api/ignore-typed-copy', again)).statusCode).toBe(204);
  expect(await found()).toHaveLength(2);
});

test('a record that was changed or deleted in the meantime is reported, and a wrong request changes nothing', async () => {
  await server.post('/api/add-story', { title: 'Of Marrow Creek' });
  const one = { resource: 'story', id: 1, field: 'title', copy: 'Marrow Creek' };
  expect(await replace({ ...one, id: 7, fact: 'town' })).toEqual({
    changed: [],
    failed: [{ title: 'No. 7', message: 'It has been deleted in the meantime.' }],
  });
  expect((await replace({ ...one, fact: 'mayor' })).error.code).toBe('validation');
  expect((await replace({ ...one, resource: 'user', fact: 'town' })).error.code).toBe('validation');
  expect(await replace({ ...one, copy: '.*', fact: 'town' })).toEqual({ changed: [], failed: [] });
  expect(await story()).toMatchObject({ title: 'Of Marrow Creek', version: 1 });
});

test('archived and deleted records are left out', async () => {
  await server.post('/api/add-story', { title: 'Of Marrow Creek' });
  await server.post('/api/add-story', { title: 'From Marrow Creek', state: 'archived' });
  await server.asStaff({ method: 'DELETE', url: '/api/delete-single-story/1' });
  expect(await listed()).toEqual([]);
});

test.each([
  ['name', 'Saint-Simon’s C++ (club) [new] $1 \\ a|b'],
  ['phone', '(478) 555-0142'],
  ['email', 'porch-light+news@north-shore.example.org'],
])('a value of %s with signs of regular expressions is found and replaced: %s', async (fact, value) => {
  await settings({ [fact]: value });
  const content = `Before ${value}, after.`;
  await server.post('/api/add-story', { title: 'Signs', content });
  expect(await found()).toContainEqual(['Content', value, fact, false]);
  const { changed } = await replace({ resource: 'story', id: 1, field: 'content', copy: value, fact });
  expect(changed).toHaveLength(1);
  expect((await story()).content).toBe(`Before {${fact}}, after.`);
});

test('the description of the organization is listed too, for those who may change the settings, and no others', async () => {
  await settings({ description: 'A tea room in Marrow Creek.' });
  const mine = [['Description', 'Marrow Creek', 'town', false]];
  expect(await found()).toEqual(mine);
  const editor = { username: 'ines', password: 'a lamp at dusk', role: 'editor' as const };
  const { id } = await server.resources.services.user.create(editor);
  const headers = { authorization: `Bearer ${await server.tokens.issue(id)}` };
  const asEditor = await server.server.inject({ url: '/api/get-all-typed-copy', headers });
  expect(asEditor.json().copies).toEqual([]);
  const copies = [{ resource: 'organization', id: 1, field: 'description', copy: 'Marrow Creek', fact: 'town' }];
  const refused = await server.server.inject({
    ...{ method: 'POST', url: '/api/replace-typed-copy', headers, payload: { copies } },
  });
  expect(refused.json()).toMatchObject({ changed: [], failed: [{ message: forbiddenText('editor') }] });
  expect(await found()).toEqual(mine);
  await replace(...copies);
  expect(await found()).toEqual([]);
});
