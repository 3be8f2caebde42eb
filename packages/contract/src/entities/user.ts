import { defineEntity } from '../entity.ts';
import { roleNames } from '../roles.ts';
import { passwordAdvice } from '../texts.ts';

/** Staff accounts. */
export const user = defineEntity(
  {
    username: {
      kind: 'username',
      label: 'Username',
      help: 'What this person signs in with.',
      required: true,
      unique: true,
    },
    email: { kind: 'email', label: 'Email', unique: true },
    role: {
      kind: 'choice',
      label: 'Role',
      help: 'What this person can do. If you change it, they have to sign in again.',
      options: roleNames,
      proposed: 'first',
      restricted: true,
    },
    password: {
      kind: 'password',
      label: 'Password',
      help: passwordAdvice,
      helpInEdit: `Leave this empty to keep the password as it is. ${passwordAdvice}`,
      required: true,
    },
    handed_over: {
      kind: 'boolean',
      label: 'Must choose a new password',
      help: 'Use this when you give someone a password. They have to choose their own when they first sign in.',
      proposed: 'yes',
      restricted: true,
    },
  },
  {
    table: 'users',
    noun: 'user',
    listKey: 'users',
    singleKey: 'user',
    paths: { list: '/api/get-all-users' },
    area: 'accounts',
    own: ['single', 'update'],
    stepUp: ['create', 'update', 'remove', 'restore'],
    singular: 'user',
    plural: 'Users',
    sidebar: { label: 'Users', icon: 'users', group: 'People' },
    screens: { list: 'users', one: 'user' },
    furtherScreens: { '/dashboard/invitations': 'Invite', '/dashboard/second-factors': 'Second factors' },
    mainField: 'username',
    columns: ['username', 'email', 'role'],
    secondLine: 'email',
    defaultSort: 'username',
  },
);
