/** Services that wrap links of mails and pages, with the query parameter that contains the link. */
const wrappers: readonly (readonly [host: RegExp, path: RegExp, parameter: string])[] = [
  [/(?:^|\.)safelinks\.protection\.(?:outlook|office365)\.(?:com|us)$/, /^\//, 'url'],
  [/^statics\.teams\.cdn\.office\.net$/, /safelinks/, 'url'],
  [/^www\.google\.[a-z.]+$/, /^\/url$/, 'q'],
  [/^www\.google\.[a-z.]+$/, /^\/url$/, 'url'],
  [/^l[m]?\.facebook\.com$/, /^\/l\.php$/, 'u'],
  [/^l\.(?:instagram|threads)\.com$/, /^\//, 'u'],
  [/^l\.messenger\.com$/, /^\/l\.php$/, 'u'],
  [/^slack-redir\.net$/, /^\/link$/, 'url'],
  [/^(?:www\.)?youtube\.com$/, /^\/redirect$/, 'q'],
  [/^(?:www\.)?linkedin\.com$/, /^\/(?:safety\/go|redir\/redirect)\/?$/, 'url'],
  [/^out\.reddit\.com$/, /^\//, 'url'],
  [/^duckduckgo\.com$/, /^\/l\/$/, 'uddg'],
  [/^linkprotect\.cudasvc\.com$/, /^\/url$/, 'a'],
  [/^t\.umblr\.com$/, /^\/redirect$/, 'z'],
  [/^(?:www\.)?vk\.com$/, /^\/away\.php$/, 'to'],
];

/** Largest number of wrappers around one link: a mail that is passed on gets one more each time. */
const maxWrappers = 10;

/**
 * Returns where a link leads that a mail provider or a site wrapped. A wrapped link names the reader it was made for,
 * so it must not be published.
 * @param href absolute or not; what is no wrapper is returned unchanged
 */
export function unwrapLink(href: string): string {
  let link = href;
  for (let count = 0; count < maxWrappers; count += 1) {
    const inner = wrappedLink(link);
    if (inner === undefined) return link;
    link = inner;
  }
  return link;
}

function wrappedLink(link: string): string | undefined {
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return undefined;
  const { hostname, pathname, searchParams, href } = new URL(link);
  if (/(?:^|\.)urldefense\.(?:com|us|proofpoint\.com)$/.test(hostname))
    return proofpointLink(pathname, searchParams, href);
  for (const [host, path, parameter] of wrappers) {
    const inner = host.test(hostname) && path.test(pathname) ? searchParams.get(parameter) : null;
    if (inner && /^(?:https?:\/\/|mailto:)/i.test(inner)) return inner;
  }
  return undefined;
}

/** Proofpoint writes `%` as `-` and `/` as `_` in its second version, and sets the link between `__` in its third. */
function proofpointLink(pathname: string, searchParams: URLSearchParams, href: string): string | undefined {
  const [, third] = /\/v3\/__(.+?)__;/.exec(href) ?? [];
  // Single `*` stand for characters of a list in the rest of the link, which only its service can read in full.
  if (third) return third.includes('*') ? undefined : third.replace(/^(https?:\/)(?!\/)/, '$1/');
  const second = pathname.startsWith('/v2/') ? searchParams.get('u') : null;
  if (!second) return pathname.startsWith('/v1/') ? (searchParams.get('u') ?? undefined) : undefined;
  try {
    return decodeURIComponent(second.replaceAll('-', '%').replaceAll('_', '/'));
  } catch {
    return undefined;
  }
}
