import { defineEntity } from '../entity.ts';
import { roleNames } from '../roles.ts';
import { passwordAdvice } from '../texts.ts';

/** Staff accounts. */
export const user = defineEntity(
  {
    name: { kind: 'personName', label: 'Display name' },
    username: {
      kind: 'username',
      label: 'Username',
      required: true,
      unique: true,
    },
    email: { kind: 'email', label: 'Email', unique: true },
    role: {
      kind: 'choice',
      label: 'Role',
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
      proposed: 'yes',
      restricted: true,
    },
    access: {
      kind: 'choice',
      label: 'Access',
      options: { active: 'Can sign in', invited: 'Invited', disabled: 'Disabled' },
      computed: true,
      changesAlone: true,
    },
    last_seen: { kind: 'dateTime', label: 'Last seen', computed: true, changesAlone: true },
    second_factor: {
      kind: 'choice',
      label: 'Second factor',
      options: { none: 'None', app: 'App', passkey: 'Passkey', both: 'App and passkey' },
      computed: true,
      changesAlone: true,
    },
    invited_at: { kind: 'dateTime', label: 'Invited', computed: true, changesAlone: true },
    invited_by: { kind: 'text', label: 'Invited by', computed: true, changesAlone: true },
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
    mainField: 'name',
    nameField: 'username',
    columns: ['name', 'username', 'email', 'role', 'access', 'last_seen', 'second_factor'],
    hiddenColumns: ['email', 'access'],
    secondLine: 'username',
    exception: 'access',
    views: [{ label: 'Invited', filters: { access: 'invited' } }],
    defaultSort: 'username',
  },
);
