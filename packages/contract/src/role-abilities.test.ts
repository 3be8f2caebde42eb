import { expect, test } from 'vitest';
import { roles } from './permissions.ts';
import { abilitiesOf } from './role-abilities.ts';

test('someone who invites a colleague reads what each role may do, without what a lesser role says already', () => {
  expect(Object.fromEntries(roles.map((role) => [role, abilitiesOf(role)]))).toEqual({
    viewer: ['Read the dashboard', 'Comment on records', 'See the totals of donations', 'See who changed what'],
    author: [
      'Read the dashboard',
      'Write drafts, which an editor publishes',
      'Comment on records',
      'Add pictures and files',
      'See who changed what',
    ],
    treasurer: [
      'Everything that a viewer can do',
      'Record donations, see donors and write letters of thanks',
      'Restore what was deleted',
    ],
    editor: [
      'Everything that an author can do',
      'Publish, change and delete stories, events and other content',
      'Redirect old addresses',
      'See and change the email list',
      'See who comes to an event, and check them in',
      'Change the menus of the website',
      'Restore what was deleted',
    ],
    administrator: [
      'Everything that a treasurer and an editor can do',
      'Read and answer what visitors send with forms',
      'Invite people and decide what they may do',
      'Change the organization’s name, look, hours and other settings',
      'Read the security log',
    ],
  });
});
