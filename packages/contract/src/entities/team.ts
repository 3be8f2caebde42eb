import { defineEntity } from '../entity.ts';
import type { TeamType } from '../limits.ts';
import { urls } from '../page-urls.ts';

const types = {
  director: 'Director',
  staff: 'Staff or volunteer',
  advisory: 'Advisory board',
} as const satisfies Record<TeamType, string>;

/** Directors, staff and advisers. */
export const team = defineEntity(
  {
    image: { kind: 'image', label: 'Image', help: 'A portrait, cropped to a square.', ratio: '1/1' },
    name: { kind: 'text', label: 'Name', required: true },
    type: {
      kind: 'choice',
      label: 'Type',
      help: 'The team page that lists this person.',
      options: types,
      required: true,
    },
    position: { kind: 'text', label: 'Position' },
    workstation: {
      kind: 'text',
      label: 'Workstation',
      help: 'Where this person works, such as ‘Front desk’.',
    },
  },
  {
    table: 'team_members',
    noun: 'team',
    listKey: 'teams',
    singleKey: 'team',
    area: 'content',
    open: ['list', 'single'],
    singular: 'team member',
    plural: 'Team',
    errorNoun: 'team',
    sidebar: { label: 'Team', icon: 'people', group: 'People' },
    screens: { list: 'teams', one: 'team' },
    mainField: 'name',
    columns: ['name', 'type', 'position', 'workstation'],
    secondLine: 'position',
    defaultSort: 'name',
    publicUrl: ({ type }) => urls.teamType(type),
    search: { code: 7, one: 'Person', many: 'People', subtitle: ['position', 'workstation'], type: 'type' },
  },
);
