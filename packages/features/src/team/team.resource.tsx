import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import type { EntityDefinition } from '../crud/index.ts';
import { urls } from '../urls/index.ts';

/** Directors, staff and advisers. */
export const teamDefinition: EntityDefinition<'team'> = {
  name: 'team',
  singular: 'team member',
  plural: 'Team',
  urls: dashboardUrls.team,
  fields: {
    image: { label: 'Image', help: 'A portrait, cut to a square.', ratio: '1/1' },
    name: { label: 'Name' },
    type: {
      label: 'Type',
      help: 'The team page that lists this person.',
      optionLabels: { director: 'Director', staff: 'Staff or volunteer', advisory: 'Advisory board' },
    },
    position: { label: 'Position' },
    workstation: { label: 'Workstation', help: 'Where this person works, such as Food Pantry.' },
  },
  columns: ['name', 'type', 'position', 'workstation'],
  secondLine: 'position',
  defaultSort: 'name',
  publicUrl: ({ type }) => urls.teamType(type),
};
