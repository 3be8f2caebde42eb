import type { TeamType } from '@porchlight/contract/limits';

/** A team member of the demo content. */
export interface DemoMember {
  name: string;
  type: TeamType;
  position: string;
  workstation: string;
  /** The portrait's file in the folder `pictures`, without the extension. */
  picture: string | null;
}

/** Twelve people: four directors, five staff, three advisers. */
export const team: readonly DemoMember[] = [
  {
    name: 'Rev. Dr. Hosea Pickens',
    type: 'director',
    position: 'Chair of the board',
    workstation: 'Marrow Creek',
    picture: 'rev-dr-hosea-pickens',
  },
  {
    name: 'Delphine Okafor-Reed',
    type: 'director',
    position: 'Treasurer',
    workstation: 'Reed Orchard',
    picture: 'delphine-okafor-reed',
  },
  {
    name: 'Judge Marian Stallworth (retired)',
    type: 'director',
    position: 'Secretary',
    workstation: 'Alcovy County',
    picture: 'judge-marian-stallworth-retired',
  },
  {
    name: 'Cornell Battle',
    type: 'director',
    position: 'Member, for the growers',
    workstation: 'Battle & Sons Farm',
    picture: 'cornell-battle',
  },
  {
    name: 'Imani Leverett',
    type: 'staff',
    position: 'Executive director',
    workstation: 'Depot Street',
    picture: 'imani-leverett',
  },
  {
    name: 'Tobias Crute',
    type: 'staff',
    position: 'Pantry manager',
    workstation: 'Ruby’s Food Pantry',
    picture: 'tobias-crute',
  },
  {
    name: 'Tamsin Bell',
    type: 'staff',
    position: 'Forestry program coordinator',
    workstation: 'Forestry camp, Oconee road',
    picture: 'tamsin-bell',
  },
  {
    name: 'Wanjiru Kamande',
    type: 'staff',
    position: 'Head of the Nairobi office and of the exchange of seeds, people and methods between our two porches',
    workstation: 'Nairobi, Kenya',
    picture: 'wanjiru-kamande',
  },
  {
    name: 'Eulis Leverett',
    type: 'staff',
    position: 'Volunteer driver, routes',
    workstation: 'The road',
    picture: 'eulis-leverett',
  },
  {
    name: 'Prof. Adaeze Whitlock',
    type: 'advisory',
    position: 'Oral history',
    workstation: 'Atlanta',
    picture: 'prof-adaeze-whitlock',
  },
  {
    name: 'Yusuf Rahim',
    type: 'advisory',
    position: 'Interfaith center',
    workstation: 'Marrow Creek',
    picture: 'yusuf-rahim',
  },
  {
    name: 'Odessa Tarver',
    type: 'advisory',
    position: 'Memory',
    workstation: 'The Tarver place',
    picture: null,
  },
];
