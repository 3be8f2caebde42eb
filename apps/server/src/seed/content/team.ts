import type { TeamType } from '@porchlight/contract/limits';
import { colors } from '../pictures/colors.ts';
import type { Sitter } from '../pictures/portrait.ts';

/** A team member of the demo content; without a sitter there is no portrait. */
export interface DemoMember {
  name: string;
  type: TeamType;
  position: string;
  workstation: string;
  sitter: Sitter | null;
}

/** Twelve people: four directors, five staff, three advisers. */
export const team: readonly DemoMember[] = [
  {
    name: 'Rev. Dr. Hosea Pickens',
    type: 'director',
    position: 'Chair of the board',
    workstation: 'Marrow Creek',
    sitter: {
      skin: 1,
      hair: 'short',
      hairTone: 4,
      wears: 'robe',
      color: colors.plum,
      ground: colors.wheat,
      glasses: true,
      beard: true,
    },
  },
  {
    name: 'Delphine Okafor-Reed',
    type: 'director',
    position: 'Treasurer',
    workstation: 'Reed Orchard',
    sitter: {
      skin: 3,
      hair: 'wrap',
      hairTone: 0,
      wears: 'dress',
      color: colors.madder,
      ground: colors.sage,
      earrings: true,
    },
  },
  {
    name: 'Judge Marian Stallworth (retired)',
    type: 'director',
    position: 'Secretary',
    workstation: 'Alcovy County',
    sitter: {
      skin: 5,
      hair: 'bun',
      hairTone: 4,
      wears: 'suit',
      color: colors.indigo,
      ground: colors.peach,
      glasses: true,
      earrings: true,
    },
  },
  {
    name: 'Cornell Battle',
    type: 'director',
    position: 'Member, for the growers',
    workstation: 'Battle & Sons Farm',
    sitter: {
      skin: 0,
      hair: 'bald',
      hairTone: 3,
      wears: 'overalls',
      color: colors.indigo,
      ground: colors.lamp,
      beard: true,
    },
  },
  {
    name: 'Imani Leverett',
    type: 'staff',
    position: 'Executive director',
    workstation: 'Depot Street',
    sitter: {
      skin: 2,
      hair: 'afro',
      hairTone: 0,
      wears: 'suit',
      color: colors.pine,
      ground: colors.mist,
      earrings: true,
    },
  },
  {
    name: 'Tobias Crute',
    type: 'staff',
    position: 'Pantry manager',
    workstation: 'Ruby’s Food Pantry',
    sitter: { skin: 4, hair: 'locs', hairTone: 0, wears: 'shirt', color: colors.clay, ground: colors.periwinkle },
  },
  {
    name: 'Tamsin Bell',
    type: 'staff',
    position: 'Forestry program coordinator',
    workstation: 'Forestry camp, Oconee road',
    sitter: { skin: 1, hair: 'braids', hairTone: 1, wears: 'overalls', color: colors.pine, ground: colors.wheat },
  },
  {
    name: 'Wanjiru Kamande',
    type: 'staff',
    position: 'Head of the Nairobi office and of the exchange of seeds, people and methods between our two porches',
    workstation: 'Nairobi, Kenya',
    sitter: {
      skin: 0,
      hair: 'short',
      hairTone: 0,
      wears: 'dress',
      color: colors.lamp,
      ground: colors.mint,
      earrings: true,
    },
  },
  {
    name: 'Eulis Leverett',
    type: 'staff',
    position: 'Volunteer driver, routes',
    workstation: 'The road',
    sitter: {
      skin: 3,
      hair: 'short',
      hairTone: 5,
      wears: 'shirt',
      color: colors.indigo,
      ground: colors.peach,
      glasses: true,
    },
  },
  {
    name: 'Prof. Adaeze Whitlock',
    type: 'advisory',
    position: 'Oral history',
    workstation: 'Atlanta',
    sitter: {
      skin: 4,
      hair: 'waves',
      hairTone: 1,
      wears: 'dress',
      color: colors.wine,
      ground: colors.sage,
      glasses: true,
    },
  },
  {
    name: 'Yusuf Rahim',
    type: 'advisory',
    position: 'Interfaith center',
    workstation: 'Marrow Creek',
    sitter: {
      skin: 2,
      hair: 'short',
      hairTone: 0,
      wears: 'suit',
      color: colors.slate,
      ground: colors.mint,
      beard: true,
    },
  },
  {
    name: 'Odessa Tarver',
    type: 'advisory',
    position: 'Memory',
    workstation: 'The Tarver place',
    sitter: null,
  },
];
