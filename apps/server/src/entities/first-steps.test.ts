import { expect, test } from 'vitest';
import { demoContentSetting, writeSetting } from '../db/stored-settings.ts';
import { quarters } from '../testing/sample-files.ts';
import { bodyOf, serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest();

const read = async () => (await server.asStaff({ url: '/api/get-first-steps' })).json();
const done = async () => {
  const { steps } = await read();
  return steps.flatMap((step: { name: string; is_done: boolean }) => (step.is_done ? [step.name] : []));
};
const show = (is_shown: unknown) => server.post('/api/show-first-steps', { is_shown });
const save = async (values: Record<string, string | Buffer>) =>
  server.asStaff({ method: 'POST', url: '/api/update-single-organization/1', ...bodyOf(values) });

test('an administrator of a new site sees nine steps, each ticked when the site has what it asks for', async () => {
  expect(await read()).toMatchObject({ is_shown: true, steps: Array(9).fill({ is_done: false }) });
  await save({ name: 'North Shore Neighbors' });
  expect(await done()).toEqual(['name']);
  await save({ email: 'hello@northshore.example' });
  expect(await done()).toEqual(['name', 'contact']);
  await save({
    places: JSON.stringify([{ name: 'The barn', hours: 'Monday 09:00-17:00' }]),
    primary_color: '#0b6e4f',
    logo: await quarters(96, 96).png().toBuffer(),
  });
  expect(await done()).toEqual(['name', 'contact', 'hours', 'logo', 'look']);
  await server.post('/api/add-event', { title: 'Open house', state: 'draft' });
  await server.post('/api/add-page', { title: 'About us', state: 'draft' });
  expect(await done()).toEqual(['name', 'contact', 'hours', 'logo', 'look']);
  await server.post('/api/add-event', { title: 'Fish fry' });
  await server.post('/api/add-page', { title: 'How we began' });
  const menus = await server.asStaff({
    method: 'PUT',
    url: '/api/update-single-menus/1',
    payload: { pages_title: 'Where to look' },
  });
  expect(menus.json()).toMatchObject({ menus: { pages_title: 'Where to look' } });
  expect(await done()).toEqual(['name', 'contact', 'hours', 'logo', 'look', 'page', 'menu', 'event']);
  await server.post('/api/add-user', {
    username: 'ruth',
    email: 'ruth@example.org',
    password: 'a lamp at dusk',
    role: 'editor',
  });
  expect(await read()).toMatchObject({ is_shown: false, steps: Array(9).fill({ is_done: true }) });
});

test('a step is no longer ticked when its record is gone, and hours that were deleted don’t count', async () => {
  const { event } = (await server.post('/api/add-event', { title: 'Fish fry' })).json();
  expect(await done()).toEqual(['event']);
  await server.asStaff({ method: 'DELETE', url: `/api/delete-single-event/${event.id}` });
  await save({ places: '[]' });
  expect(await done()).toEqual([]);
});

test('hidden steps stay hidden for everyone until somebody shows them again', async () => {
  expect((await show(false)).json()).toMatchObject({ is_shown: false });
  expect(await read()).toMatchObject({ is_shown: false });
  expect((await show(true)).json()).toMatchObject({ is_shown: true });
  expect((await show('perhaps')).json().error.fields).toEqual({ is_shown: 'This has to be true or false.' });
  expect(await read()).toMatchObject({ is_shown: true });
});

test('a site with the demonstration’s content has no first steps, unless somebody asks for them', async () => {
  await server.db.write((trx) => writeSetting(trx, demoContentSetting, '2026-03-14T16:00:00Z'));
  expect(await read()).toMatchObject({ is_shown: false });
  expect((await show(true)).json()).toMatchObject({ is_shown: true });
});
