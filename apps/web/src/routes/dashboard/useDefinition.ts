import { routeHandle } from '@porchlight/features/site';
import { useMatches } from 'react-router-dom';
import { definitions } from './definitions.ts';

/**
 * Definition of the entity that the route is about.
 * @throws Error where the route table names none
 */
export function useDefinition() {
  const { entity } = routeHandle(useMatches().at(-1));
  const definition = definitions.find(({ name }) => name === entity);
  if (!definition) throw new Error('The route table names no entity for this address.');
  return definition;
}
