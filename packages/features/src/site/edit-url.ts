import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { pagedResources } from '@porchlight/contract/discovery';
import { hasPermission } from '@porchlight/contract/permissions';
import { readUser } from '../api/index.ts';

/**
 * URL of the edit form of the record that a public page shows; undefined for pages that are not of one record, and for
 * users who may not write content.
 * @param user null, or without a role, if the backend doesn't send it; the backend then checks permissions
 */
export function editUrl(pathname: string, user = readUser()): string | undefined {
  if (user?.role && !hasPermission(user.role, 'write content')) return undefined;
  const [, noun, id] = /^\/([a-z]+)\/(\d+)\/?$/.exec(pathname) ?? [];
  const name = pagedResources.find((each) => each === noun);
  return name && id ? dashboardUrls[name].edit(id) : undefined;
}
