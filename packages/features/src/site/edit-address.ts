import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { pagedResources } from '@porchlight/contract/discovery';

/** Address of the form of the record that a public page shows; undefined for a page that shows none, or many. */
export function editAddress(pathname: string): string | undefined {
  const [, noun, id] = /^\/([a-z]+)\/(\d+)\/?$/.exec(pathname) ?? [];
  const name = pagedResources.find((each) => each === noun);
  return name && id ? dashboardUrls[name].edit(id) : undefined;
}
