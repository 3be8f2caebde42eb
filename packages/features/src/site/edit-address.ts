import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { pagedResources } from '@porchlight/contract/discovery';
import { hasPermission } from '@porchlight/contract/permissions';
import { readUser } from '../api/index.ts';

/**
 * Address of the form of the record that a public page shows; undefined for a page that shows none, or many, and for who
 * may not write.
 * @param user null, or of no role, where a backend doesn't say: it judges itself
 */
export function editAddress(pathname: string, user = readUser()): string | undefined {
  if (user?.role && !hasPermission(user.role, 'write content')) return undefined;
  const [, noun, id] = /^\/([a-z]+)\/(\d+)\/?$/.exec(pathname) ?? [];
  const name = pagedResources.find((each) => each === noun);
  return name && id ? dashboardUrls[name].edit(id) : undefined;
}
