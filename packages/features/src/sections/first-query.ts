import type { PagedListQuery } from '../records/index.ts';
import { teamLists, teamTypeOf } from '../team/index.ts';

/** The most records of a section. */
const mostRecords = 60;
/** How many records a section shows that was stored before their number could be chosen. */
const usualRecords = 3;

/**
 * Query of the first records of a list, for a section that shows them.
 * @param count as the section says it
 * @param topicId only those with this topic. @default all
 */
export function firstQuery<Item>(list: PagedListQuery<Item>, count: unknown, topicId?: number) {
  const number = Number(count);
  // A program that didn't know the kind may have stored anything.
  const isCount = Number.isInteger(number) && number > 0 && number <= mostRecords;
  return list.firstQuery(isCount ? number : usualRecords, topicId);
}

/** The type of team members that a section shows. */
export const shownTeamType = (type: unknown) => teamTypeOf(String(type)) ?? 'director';

/** Query of the first team members of a type. */
export const teamQuery = (type: unknown, count: unknown) => firstQuery(teamLists[shownTeamType(type)], count);
