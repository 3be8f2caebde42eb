import { firstOrganization } from '@porchlight/contract/first-organization';
import { expect, test, vi } from 'vitest';
import { ConnectionLost } from '../db/failures.ts';
import { forThisTest } from '../testing/for-each-test.ts';
import { startTestServer } from '../testing/test-server.ts';
import { OrganizationSettings } from './organization.ts';

const url = '/api/update-single-organization/1';

test('a new site has the name of its first settings, and there can be no second record and no deletion', async () => {
  const server = forThisTest(await startTestServer());
  const { organization } = (await server.asStaff({ url: '/api/get-single-organization/1' })).json();
  expect(organization).toMatchObject(firstOrganization);
  for (const [method, path] of [
    ['POST', '/api/add-organization'],
    ['DELETE', '/api/delete-single-organization/1'],
    ['POST', '/api/restore-organization/1'],
  ] as const)
    expect((await server.asStaff({ method, url: path, payload: {} })).statusCode).toBe(404);
});

test('invalid values are refused at their fields, and nothing is changed', async () => {
  const server = forThisTest(await startTestServer());
  const sent = {
    time_zone: 'America/Marrow_Creek',
    email: 'nobody',
    donate_url: 'javascript:alert(1)',
    porch_hours: 'Friday 17:00-09:00',
    exceptions: '2026-12-25 closed\n2026-02-30 closed',
    donate_amounts: '0 Nothing',
    social: 'https://example.org/us',
    name: ' ',
  };
  const refused = await server.post(url, sent);
  expect(refused.statusCode).toBe(400);
  const { fields } = refused.json().error;
  expect(Object.keys(fields).toSorted()).toEqual(Object.keys(sent).toSorted());
  expect(fields.porch_hours).toBe('Line 1, ‘Friday 17:00-09:00’: it closes before it opens.');
  expect(fields.exceptions).toBe('Line 2, ‘2026-02-30 closed’: there is no such day.');
  const backwards = { banner: 'Closed', banner_from: '2026-03-02T10:00', banner_until: '2026-03-01T10:00' };
  const ending = await server.post(url, backwards);
  expect(ending.json().error.fields).toEqual({ banner_until: 'The end can’t be before the start.' });
  const { organization } = (await server.asStaff({ url: '/api/get-single-organization/1' })).json();
  expect(organization).toMatchObject({ ...firstOrganization, version: 1 });
});

test('settings are read once, again after a change, and a banner starts and ends on time', async () => {
  let now = new Date('2026-03-01T12:00:00Z');
  const server = forThisTest(await startTestServer(now.toISOString()));
  const read = vi.spyOn(server.resources.services.organization, 'single');
  const settings = new OrganizationSettings(
    server.resources,
    () => now,
    () => {},
  );
  for (const _ of [1, 2, 3]) await settings.current();
  expect(read).toHaveBeenCalledTimes(1);
  const changed = await server.post(url, {
    phone: '229 555 0100',
    time_zone: 'America/Chicago',
    banner: 'Soon',
    banner_from: '2026-03-02T12:00:00Z',
  });
  expect(changed.statusCode).toBe(200);
  expect(await settings.current()).toMatchObject({
    phone: '229 555 0100',
    timeZone: 'America/Chicago',
    timeZoneName: 'Central Time',
  });
  const emitted: string[] = [];
  server.resources.changes.subscribe(({ resource }) => emitted.push(resource));
  settings.tick();
  expect(emitted).toEqual([]);
  now = new Date('2026-03-02T12:00:00Z');
  settings.tick();
  expect(emitted).toEqual(['organization']);
  const log = (await server.asStaff({ url: '/api/get-security-log?kind=settings_changed' })).json();
  expect(log.entries[0]).toMatchObject({ details: { fields: 'banner, banner_from, phone, time_zone' } });
  await server.post(url, { time_zone: 'America/New_York' });
});

test('pages are rendered again in the minute in which a place opens or closes, and not in others', async () => {
  let now = new Date('2026-03-02T09:59:30-05:00');
  const server = forThisTest(await startTestServer(now.toISOString()));
  const settings = new OrganizationSettings(
    server.resources,
    () => now,
    () => {},
  );
  await server.post(url, {
    reading_room_hours: '',
    pantry_hours: 'Monday 10 AM-4 PM',
    porch_hours: '',
    exceptions: '',
  });
  await settings.current();
  const emittedAt: string[] = [];
  server.resources.changes.subscribe(() => emittedAt.push(now.toISOString().slice(11, 16)));
  for (const time of ['09:59:50', '10:00:00', '10:00:30', '12:30:00', '15:59:59', '16:00:00']) {
    now = new Date(`2026-03-02T${time}-05:00`);
    settings.tick();
    await settings.current();
  }
  expect(emittedAt).toEqual(['15:00', '21:00']);
});

test.each([
  new ConnectionLost('Connection terminated unexpectedly', {}),
  new RangeError('Invalid time zone specified: Marrow Creek'),
])('an error in reading the settings is what the start reports, not that they are missing: %s', async (error) => {
  const server = forThisTest(await startTestServer());
  const read = vi.spyOn(server.resources.services.organization, 'single');
  read.mockRejectedValue(error);
  const settings = new OrganizationSettings(server.resources, () => new Date(), vi.fn());
  await expect(settings.current()).rejects.toThrow(error.message);
  read.mockRestore();
  expect(await settings.current()).toMatchObject({ name: firstOrganization.name });
});

test('while the database is unavailable, nobody waits for settings that are being read; a health check never does', async () => {
  const server = forThisTest(await startTestServer());
  const read = vi.spyOn(server.resources.services.organization, 'single');
  read.mockReturnValue(new Promise(() => {}));
  server.resources.changes.emit({ resource: 'organization', id: 1 });
  expect((await server.server.inject('/readyz')).statusCode).toBe(200);
  server.resources.changes.markUnreachable();
  expect((await server.server.inject('/api/get-all-story')).statusCode).toBe(200);
});

test.each([
  [undefined, '2027-05-02T00:30:00Z', '2027-01-10T01:00:00Z'],
  [true, '2027-05-01T22:30:00Z', '2027-01-09T23:00:00Z'],
])(
  'after a change of the time zone, with keep_moments %s, an event at 6:30 PM takes place at %s, and the banner ends at %s',
  async (keep_moments, date, until) => {
    const server = forThisTest(await startTestServer());
    const add = (values: object) => server.post('/api/add-event', values);
    await add({ title: 'Supper', date: '2027-05-01T18:30' });
    await add({ title: 'Someday' });
    await add({ title: 'In the trash', date: '2027-05-01T18:30' });
    await server.resources.services.event.remove(3);
    await server.post(url, { banner: 'Closed', banner_until: '2027-01-09T18:00' });
    const read = (id: number) => server.server.inject(`/api/get-single-event/${id}`);
    const before = (await read(1)).json().event;

    const changed = await server.post(url, {
      time_zone: 'America/Denver',
      // Typed along with the new zone, it is in that zone.
      banner_from: '2027-01-01T08:00',
      ...(keep_moments && { keep_moments }),
    });
    expect(changed.json().organization.banner_from).toBe('2027-01-01T15:00:00Z');
    expect(changed.json().organization).toMatchObject({ time_zone: 'America/Denver', banner_until: until });
    expect((await read(1)).json().event).toMatchObject({ date });
    expect((await read(1)).json().event.version).toBe(before.version + (keep_moments ? 0 : 1));
    expect((await read(2)).json().event).toMatchObject({ date: null, version: 1 });
    await server.resources.services.event.restore(3);
    expect((await read(3)).json().event).toMatchObject({ date });
  },
);
