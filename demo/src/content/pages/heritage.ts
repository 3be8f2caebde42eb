import { section } from '@porchlight/contract/sections/section-content';
import type { PageContent } from './page-content.ts';

export const heritage: PageContent = {
  key: 'heritage',
  title: 'Culture and heritage',
  menu_label: 'Culture & heritage',
  description:
    'Oral history, quilts, songs and schools of Black middle Georgia, kept with the families they belong to, at {porch} in {town}.',
  sections: [
    section('pageHeader', {
      title: 'Write it down while there is somebody to ask',
      lead: 'The African American history of these counties is in attics, in hymns nobody printed, and in the names people still use for roads that lost theirs. We keep it with the families it belongs to.',
      colors: 'culture-and-heritage',
      block: 'log-cabin',
    }),
    section('featureRow', {
      title: '{porch}',
      text: 'Ruby Mae Holloway’s house, kept as a place to sit and not as a museum. Five of the Tarver quilts hang in the front room until the end of the season. The third step is still loose, on purpose.',
      picture: 'porch',
      block: 'log-cabin',
      buttons: [{ text: 'Plan a visit', link: 'page:porch' }],
    }),
    section('iconList', {
      title: 'What we keep',
      columns: '2',
      tone: 'band',
      items: [
        {
          title: 'Voices',
          text: 'More than one hundred oral histories, recorded on porches and in kitchens. Each person decides who may listen, and may change their mind.',
          link: 'page:podcasts',
        },
        {
          title: 'Quilts',
          text: 'Photographed back and front in daylight, named by the people who slept under them, and given back to the beds where they belong.',
          link: 'page:gallery',
        },
        {
          title: 'Songs without a hymnal',
          text: 'Lining out, moaning, and the sound of a room that breathes together. Four churches let us record.',
        },
        {
          title: 'Schools',
          text: 'Pleasant Grove, a Rosenwald school, has its nine tall windows again, and the seven times table is still on the board.',
        },
        {
          title: 'Names on the land',
          text: 'Freedmen’s Lane, the Tarver place, three names for one creek: put back on the map, with the year they were left off.',
        },
        {
          title: 'Supper',
          text: 'Recipes in the cook’s own measures: a handful, until it looks right, as long as the sermon.',
        },
      ],
    }),
    section('quote', {
      text: 'That one is just Britches, baby, it hasn’t got a name.',
      cite: 'Mrs. Odessa Tarver',
      detail: 'at ninety-one',
    }),
    section('callout', {
      title: 'Do you have a box under the bed?',
      text: 'Bring it while the porch is open[: {porch days}]. We scan and photograph while you wait, you take the originals home, and the copies are yours to open or to close. If it is too heavy, {call or write} and we come to you.',
      block: 'log-cabin',
      buttons: [
        { text: 'See when we are here', link: 'page:porch' },
        { text: 'Read our stories', link: 'page:stories' },
      ],
    }),
  ],
};
