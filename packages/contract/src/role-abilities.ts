/** What each role may do, in words, derived from the table of permissions. */
import { hasPermission, type Permission, permissions, roles } from './permissions.ts';
import { keysOf } from './records-by-key.ts';
import { type Role, roleNames } from './roles.ts';

/** What a permission lets a person do; null where another permission says it. */
const abilities: Readonly<Record<Permission, string | null>> = {
  'read content': 'Read the dashboard',
  'write content': 'Publish, change and delete stories, events and other content',
  'write own drafts': 'Write drafts, which an editor publishes',
  'keep drafts': null,
  'use comments': 'Comment on records',
  'read media': null,
  'write media': 'Add pictures and files',
  'read redirects': null,
  'write redirects': 'Redirect old addresses',
  'read subscribers': null,
  'write subscribers': 'See and change the email list',
  'read entries': null,
  'write entries': 'Read and answer what visitors send with forms',
  'check people in': 'See who comes to an event, and check them in',
  // Not of a role: administrators name people for a form.
  'read entries of a form': null,
  'read donations': null,
  'write donations': 'Record donations, see donors and write letters of thanks',
  'read donation totals': 'See the totals of donations',
  'read accounts': null,
  'write accounts': 'Invite people and decide what they may do',
  'read site': null,
  'write site': 'Change the menus of the website',
  'read settings': null,
  'write settings': 'Change the organization’s name, look, hours and other settings',
  'read history': 'See who changed what',
  'use trash': 'Restore what was deleted',
  'restore versions': null,
  'read security log': 'Read the security log',
};

const permissionsOf = (role: Role) => keysOf(permissions).filter((permission) => hasPermission(role, permission));

/** Whether a role may do all that another one may. */
function includes(role: Role, other: Role): boolean {
  return role !== other && permissionsOf(other).every((permission) => hasPermission(role, permission));
}

/**
 * Returns what a role may do, as short sentences without a full stop: what it shares with lesser roles in one, then what
 * it has besides.
 */
export function abilitiesOf(role: Role): string[] {
  const included = roles.filter((other) => includes(role, other));
  const nearest = included.filter((other) => !included.some((between) => includes(between, other)));
  const further = permissionsOf(role).filter(
    (permission) => !nearest.some((other) => hasPermission(other, permission)),
  );
  const names = new Intl.ListFormat('en-US').format(
    nearest.map((other) => `${article(other)} ${roleNames[other].toLowerCase()}`),
  );
  return [
    ...(nearest.length > 0 ? [`Everything that ${names} can do`] : []),
    ...further.flatMap((permission) => abilities[permission] ?? []),
  ];
}

function article(role: Role): string {
  return /^[aeiou]/i.test(roleNames[role]) ? 'an' : 'a';
}
