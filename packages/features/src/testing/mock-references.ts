import { totalCountHeader } from '@porchlight/contract/calls';
import { entityOf, type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { resources } from '@porchlight/contract/resources';
import { http, type RequestHandler } from 'msw';

/** The entities that fields of an entity refer to, and those whose fields refer to it. */
function relatedEntities(name: ResourceName): ResourceName[] {
  const targetsOf = (each: ResourceName) => Object.values(entityOf(each).fields).flatMap(({ to }) => to ?? []);
  return resourceNames.filter(
    (each) => each !== name && (targetsOf(name).some((to) => to === each) || targetsOf(each).some((to) => to === name)),
  );
}

/** Mocks what dashboard screens read of the records that an entity's records have in lists: there are none. */
export function mockReferences(name: ResourceName): RequestHandler[] {
  return relatedEntities(name).map((related) => {
    const { list, listKey } = resources[related].calls;
    return http.get(list.path, ({ request }) => {
      // Another mock responds to public pages.
      if (new URL(request.url).searchParams.get('state') !== 'any') return undefined;
      return Response.json({ [listKey]: [] }, { headers: { [totalCountHeader]: '0' } });
    });
  });
}
