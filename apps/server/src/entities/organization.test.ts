import { firstOrganization } from '@porchlight/contract/first-organization';
import { organizationFacts } from '@porchlight/contract/organization-facts';
import { fillFacts } from '@porchlight/contract/organization-tokens';
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
    places: [{ name: 'The barn', hours: 'Friday 17:00-09:00' }],
    exceptions: '2026-12-25 closed\n2026-02-30 closed',
    donate_amounts: '0 Nothing',
    social: 'https://example.org/us',
    name: ' ',
  };
  const refused = await server.post(url, sent);
  expect(refused.statusCode).toBe(400);
  const { fields } = refused.json().error;
  expect(Object.keys(fields).toSorted()).toEqual(Object.keys(sent).toSorted());
  expect(fields.places).toBe('Place 1, Opening hours: Line 1, ‘Friday 17:00-09:00’: it closes before it opens.');
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

test('each place keeps its key when another one is removed, so that texts name the same place', async () => {
  const server = forThisTest(await startTestServer());
  const places = async (sent: readonly object[]) =>
    (await server.post(url, { places: sent }))
      .json()
      .organization.places.map(({ key, name }: Record<string, string>) => [key, name]);
  expect(await places([{ name: 'Barn' }, { name: 'Mill' }, { name: 'Shop' }])).toEqual([
    ['first', 'Barn'],
    ['second', 'Mill'],
    ['third', 'Shop'],
  ]);
  const kept = [
    { key: 'third', name: 'Shop' },
    { key: 'first', name: 'Barn' },
    { key: 'third', name: 'Depot' },
    { key: 'cellar', name: 'Kitchen' },
  ];
  expect(await places(kept)).toEqual([
    ['third', 'Shop'],
    ['first', 'Barn'],
    ['second', 'Depot'],
    ['fourth', 'Kitchen'],
  ]);
  const nine = Array.from({ length: 9 }, (_, index) => ({ name: `Place ${index}` }));
  const refused = await server.post(url, { places: nine });
  expect(refused.json().error.fields).toEqual({ places: 'This can have at most 8 places.' });
});

test('a place has an address, a telephone and holidays of its own, and otherwise those of the organization', async () => {
  const server = forThisTest(await startTestServer());
  await server.post(url, {
    ...{ exceptions: '2026-12-25 closed', street: '1 Main Street', city: 'Duluth', phone: '218 555 0100' },
    places: [
      { name: 'Barn', hours: 'Monday 10 AM-4 PM' },
      {
        name: 'Mill',
        street: '9 Pier Lane',
        city: 'Two Harbors',
        phone: '218 555 0199',
        exceptions: '2026-12-25 10 AM-2 PM',
      },
    ],
  });
  const { organization } = (await server.asStaff({ url: '/api/get-single-organization/1' })).json();
  const [barn, mill] = organizationFacts(organization).places;
  expect(barn).toMatchObject({ address: ['1 Main Street', 'Duluth, Georgia 31032'], exceptions: [{ hours: null }] });
  expect(barn?.postal).toBeUndefined();
  expect(mill).toMatchObject({
    ...{ address: ['9 Pier Lane', 'Two Harbors'], phone: '218 555 0199' },
    exceptions: [{ hours: { opens: '10:00', closes: '14:00' } }],
  });
  const facts = organizationFacts(organization);
  expect(fillFacts('{Second place} {second place address}: {second place phone}', facts)).toBe(
    'Mill 9 Pier Lane, Two Harbors: 218 555 0199',
  );
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
    places: [{ name: 'The barn', hours: 'Monday 10 AM-4 PM' }],
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
