/** Cookie with the color scheme a visitor chose: 'light' or 'dark'. docs/decisions/0002 */
export const schemeCookie = 'scheme';

/** Cookie of the data saver switch: '1' for on, '0' for off; overrides `Save-Data`. docs/decisions/0011 */
export const dataSaverCookie = 'data-saver';

/**
 * Prefix of cookie names over https: browsers accept such a cookie only from this host, with `Secure` and for the whole
 * site (RFC 6265bis), so that no other subdomain can set it. Over plain http they reject it.
 */
export const hostCookiePrefix = '__Host-';

/** Id of the element with the organization's facts: `OrganizationFacts` as JSON. */
export const organizationElementId = 'organization';

/** Id of the element with the menus: `SiteMenus` as JSON. */
export const menusElementId = 'menus';

/** Id of the element with the state of a rendered page. */
export const pageStateElementId = 'state';
