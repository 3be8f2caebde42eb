import { byName, entityOf } from './entities.ts';

/** Addresses of a resource's four dashboard screens. */
export interface DashboardUrls {
  list: string;
  create: string;
  edit: (id: number | string) => string;
  show: (id: number | string) => string;
  /** Where a saved edit leads. @default the list */
  edited?: string;
}

/** Addresses of every entity's dashboard screens. spec 2.4 */
export const dashboardUrls = byName((name): DashboardUrls => {
  const { screens, edited, singleton } = entityOf(name);
  const list = address(screens.list);
  // A singleton's form is at the address where other entities have their list.
  const forms = { ...formUrls(screens.one), ...(singleton && { create: list, edit: () => list }) };
  return { list, ...forms, ...(edited && { edited: address(edited) }) };
});

/** The list of users with the dialog to invite someone. */
export const invitePath = `${dashboardUrls.user.list}#invite`;
/** The emails that were not sent, below the list of users. */
export const unsentEmailsPath = `${dashboardUrls.user.list}#unsent-emails`;

/** Alternative addresses of the same screens. spec 2.4 */
export const screenAliasUrls = byName((name): Partial<DashboardUrls>[] =>
  (entityOf(name).screenAliases ?? []).map(({ list, one, show }) => ({
    ...(list && { list: address(list) }),
    ...(one && formUrls(one)),
    ...(show && { show: (id) => address(`${show}/${id}`) }),
  })),
);

function address(segments: string): string {
  return `/dashboard/${segments}`;
}

/** @param one the part after `create-`, `edit-` and `show-`, as in `article` */
function formUrls(one: string): Pick<DashboardUrls, 'create' | 'edit' | 'show'> {
  return {
    create: address(`create-${one}`),
    edit: (id) => address(`edit-${one}/${id}`),
    show: (id) => address(`show-${one}/${id}`),
  };
}
