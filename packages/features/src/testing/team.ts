import type { TeamMember } from '@porchlight/contract/entities';
import { hostileMarkup, unbrokenText } from './hostile.ts';

const row = { version: 1, created_at: '2026-01-02T15:00:00Z', updated_at: '2026-01-02T15:00:00Z', image: null };

/** Directors and staff; the advisory board is empty. */
export const sampleTeam: TeamMember[] = [
  { ...row, id: 1, name: 'Rev. Dr. Hosea Pickens', type: 'director', position: 'Chair', workstation: 'Marrow Creek' },
  { ...row, id: 2, name: 'Imani Leverett', type: 'staff', position: 'Executive director', workstation: 'Depot Street' },
  { ...row, id: 3, name: 'Delphine Okafor-Reed', type: 'director', position: 'Treasurer', workstation: '' },
  {
    ...row,
    id: 4,
    name: 'Wanjiru Kamande',
    type: 'staff',
    position: 'Head of the Nairobi office and of the exchange of seeds, people and methods between our two porches',
    workstation: 'Nairobi, Kenya',
  },
];

/** Members whose data tries to break the page. */
export const hostileTeam: TeamMember[] = [
  { ...row, id: 1, name: hostileMarkup, type: 'staff', position: hostileMarkup, workstation: hostileMarkup },
  { ...row, id: 2, name: unbrokenText, type: 'staff', position: unbrokenText, workstation: unbrokenText },
];
