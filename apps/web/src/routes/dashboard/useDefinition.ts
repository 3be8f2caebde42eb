import { routeHandle } from '@porchlight/features/site';
import { useMatches } from 'react-router-dom';
import { definitions } from './definitions.ts';

/**
 * Returns the definition of the entity that the current route is about.
 * @throws Error if the route table names none
 */
export function useDefinition() {
  const { entity } = routeHandle(useMatches().at(-1));
  const definition = definitions.find(({ name }) => name === entity);
  if (!definition) throw new Error('The route table names no entity for this URL.');
  return definition;
}
