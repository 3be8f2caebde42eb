import { defineEntity } from '../entity.ts';
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
    password: {
      kind: 'password',
      label: 'Password',
      help: passwordAdvice,
      helpInEdit: `Leave this empty to keep the password as it is. ${passwordAdvice}`,
      required: true,
    },
  },
  {
    table: 'users',
    noun: 'user',
    listKey: 'users',
    singleKey: 'user',
    paths: { list: '/api/get-all-users' },
    singular: 'user',
    plural: 'Users',
    sidebar: { label: 'Users', icon: 'users', group: 'People' },
    screens: { list: 'users', one: 'user' },
    mainField: 'username',
    columns: ['username', 'email'],
    secondLine: 'email',
    defaultSort: 'username',
  },
);
