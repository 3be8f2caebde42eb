import { section } from '@porchlight/contract/sections/section-content';
import type { ListPageKey } from '@porchlight/contract/site-pages';
import type { PageContent } from './page-content.ts';

function list(key: ListPageKey, title: string, lead: string, description = lead): PageContent {
  return { key, title, description, sections: [section('pageHeader', { title, lead })] };
}

/** The words of the lists. */
export const lists: readonly PageContent[] = [
  list(
    'articles',
    'Articles',
    'Research, guides and local history from our reading room, most with a PDF to print or keep.',
    'Research, guides and local history on heirs’ property, voting, food and forestry in rural Black {state}, with PDFs to print or keep.',
  ),
  list(
    'stories',
    'Stories',
    'Who came back, who stayed, who got the water fixed. We write down what our neighbors tell us and read it to them before you do.',
    'Stories of land, water, work and voting from Black families in rural {state}, told by the people who lived them.',
  ),
  list(
    'events',
    'Events',
    'Land clinics, suppers, seed swaps and rides to the polls. Everything is free unless we say so, and there is always one more chair.',
    'Land clinics, suppers, seed swaps, quilting and rides to the polls in {town} and around it: what is coming up, and when.',
  ),
  list(
    'elections',
    'Election calendar',
    'Every day with something on a ballot in our three counties, school boards and sales taxes included. The date is election day; the hour is when the polls open.',
    'Upcoming elections, runoffs and ballot questions in and around {town}: election days, when the polls open, and what is decided.',
  ),
  list(
    'gallery',
    'Gallery',
    'Quilts on the line, ballots on the table, greens before anybody has washed them. Press a picture to see it large.',
    'Pictures from {town}: quilts, fields, choirs, ballots, the pantry line and the longleaf woods.',
  ),
  list(
    'actionNetwork',
    'Action network',
    'Groups we work beside. Pick one and give it an hour: clear a title, drive a neighbor, plant a row, lend a spare room.',
    'Networks that clear land titles, drive voters, grow food and train young foresters across the Black Belt, and how to join each of them.',
  ),
  list(
    'podcasts',
    'Podcasts',
    'Voices from the porch, the polling place and the pine woods. Most are short.',
    'Oral history, field recordings, ballot basics and kitchen talk from {town} and from our porch in Nairobi.',
  ),
  list(
    'teamType/director',
    'Board of directors',
    'They hire the executive director, sign the budget and answer for both. Board meetings are open: take any chair.',
  ),
  list(
    'teamType/staff',
    'Staff & volunteers',
    'The people you meet at the pantry table, behind the wheel on election day and under the pines at seven in the morning.',
  ),
  list(
    'teamType/advisory',
    'Advisory board',
    'Scholars, growers and elders who tell us when we are wrong, preferably before we print it.',
  ),
];
