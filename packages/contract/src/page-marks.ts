/** The cookie that carries the color scheme a visitor chose: 'light' or 'dark'. docs/decisions/0002 */
export const schemeCookie = 'scheme';

/** The cookie of the data saver's switch: '1' saves data, '0' does not, whatever the browser asks for. docs/decisions/0011 */
export const dataSaverCookie = 'data-saver';

/**
 * What a cookie's name begins with over https: browsers take such a one from this host alone, with `Secure`, for the whole
 * site (RFC 6265bis), so that no other site of the same domain can plant it. Over plain http they refuse it.
 */
export const hostCookiePrefix = '__Host-';

/** Id of the element that carries what names the organization: `OrganizationFacts` as JSON. */
export const organizationElementId = 'organization';

/** Id of the element that carries the state of a rendered page. */
export const pageStateElementId = 'state';
