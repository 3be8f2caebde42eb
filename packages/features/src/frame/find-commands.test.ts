import { creatableNames } from '@porchlight/contract/entities';
import { hasPermission } from '@porchlight/contract/permissions';
import type { RecordSearchResult } from '@porchlight/contract/record-search';
import { expect, onTestFinished, test } from 'vitest';
import type { PermissionCheck } from '../api/index.ts';
import { organization, setOrganization } from '../site/index.ts';
import { findCommands, recordCommands } from './find-commands.ts';

const result = (values: Partial<RecordSearchResult>): RecordSearchResult => ({
  resource: 'story',
  id: 7,
  title: 'Okra season',
  subtitle: '',
  date: null,
  amount: null,
  snippet: [],
  ...values,
});
const everything = () => true;
const labels = (typed: string, recent: Parameters<typeof findCommands>[1] = [], can: PermissionCheck = everything) =>
  findCommands(typed, recent, can).map(({ group, label }) => `${group}: ${label}`);

test('with an empty search all commands are listed, recent ones first', () => {
  const all = labels('', [{ label: 'Okra season', href: '/dashboard/edit-research/7' }]);
  expect(all[0]).toBe('Recent: Okra season');
  expect(all).toContain('Screens: Trash');
  expect(all.filter((label) => label.startsWith('New: Create '))).toHaveLength(creatableNames.length);
});

test.each([
  ['ev', ['Screens: Events', 'New: Create event']],
  ['new eve', ['New: Create event']],
  ['stories', ['Screens: Researches']],
  ['TRÁSH', ['Screens: Trash']],
  ['vents', []],
  ['%', []],
  ['x'.repeat(10_000), []],
  ['חג', []],
])('%j finds the screens and commands %j', (typed, expected) => {
  expect(labels(typed)).toEqual(expected);
});

test.each([
  ['password', 'My account'],
  ['second factor', 'My account'],
  ['sign out', 'Sign Out'],
  ['log out', 'Sign Out'],
  ['invite', 'Users'],
  ['import', 'Email list'],
  ['export', 'Donations'],
  ['logo', 'Organization'],
  ['opening hours', 'Organization'],
  ['time zone', 'Organization'],
  ['restore', 'Trash'],
  ['photos', 'Gallery'],
])('%j, which is on no label, finds %s', (typed, label) => {
  expect(labels(typed)).toContain(`Screens: ${label}`);
});

test('a recent command is listed once', () => {
  const recent = [{ label: 'Events', href: '/dashboard/events' }];
  expect(labels('events', recent)).toEqual(['Recent: Events']);
});

test('a record links to its form and shows its kind', () => {
  const [donation, event, untitled] = recordCommands(
    [
      result({ resource: 'donation', title: 'b@example.org', amount: 40, date: '2026-03-02' }),
      result({ resource: 'event', snippet: [{ text: 'Bring ' }, { text: 'okra', match: true }] }),
      result({ title: '' }),
    ],
    'okra',
    false,
    everything,
  );
  expect(donation).toMatchObject({
    href: '/dashboard/edit-donation/7',
    kind: 'Donation',
    detail: '$40.00, March 2, 2026',
    isPrivate: true,
  });
  expect(event).toMatchObject({
    href: '/dashboard/edit-event/7',
    isPrivate: false,
    detail: [
      { text: 'Bring ', isMatch: false },
      { text: 'okra', isMatch: true },
    ],
  });
  expect(untitled?.label).toBe('story 7');
});

test('an older response shows only results that match the current search', () => {
  const records = [result({ title: 'Okra season' }), result({ id: 8, title: 'Okra supper' })];
  expect(recordCommands(records, 'okra sup', true, everything).map(({ label }) => label)).toEqual(['Okra supper']);
  expect(recordCommands(records, 'okra sup', false, everything)).toHaveLength(2);
});

test('a treasurer finds donations and readable records, and no recent commands of another role', () => {
  const treasurer: PermissionCheck = (permission) => hasPermission('treasurer', permission);
  const recent = [
    { label: 'Fish fry', href: '/dashboard/edit-event/7' },
    { label: 'Users', href: '/dashboard/users' },
    { label: 'Okra season', href: '/dashboard/show-research/7?tab=history' },
  ];
  const all = labels('', recent, treasurer);
  expect(all.filter((label) => /^(Recent|New)/.test(label))).toEqual(['Recent: Okra season', 'New: Create donation']);
  expect(all).not.toContain('Screens: Users');
  expect(all).not.toContain('Screens: Email list');
  const hrefs = recordCommands([result({}), result({ resource: 'donation', id: 3 })], '', false, treasurer);
  expect(hrefs.map(({ href }) => href)).toEqual(['/dashboard/show-research/7', '/dashboard/edit-donation/3']);
});

test('a found record is named as visitors read it', () => {
  const before = { ...organization };
  onTestFinished(() => setOrganization(before));
  setOrganization({ ...organization, shortName: 'Lantern' });
  const [found] = recordCommands(
    [result({ title: '{short name} Day', subtitle: 'At {short name}' })],
    'lantern',
    true,
    everything,
  );
  expect(found).toMatchObject({ label: 'Lantern Day', detail: 'At Lantern' });
});
