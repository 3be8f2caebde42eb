/** The addresses of this site that are no pages of visitors. A test compares them with the server's routes. */
import { calendarPath, cardsPath, coversPath, eventsCalendarPath } from './discovery.ts';
import { urls } from './page-urls.ts';
import { filePaths, registrationPath, subscriptionPaths } from './public-paths.ts';
import { pathKey } from './site-paths.ts';

/** First segments of the paths of everything that programs request. */
const programPaths = ['api', 'assets', 'feeds', 'forms', 'health', 'media', ...segmentsOf(cardsPath, coversPath)];

/** Files and checks in the root. */
const programFiles = /^\/(?:healthz|readyz|policy-reports|robots\.txt|site\.webmanifest|sitemap(?:-[^/]+)?\.xml)$/;
/** The calendar of one record. */
const recordCalendar = /^\/(?:event|election)\/[^/]+\.ics$/;
/** The feed and the calendar of a topic. */
const topicDocument = /^\/topic\/[^/]+\/(?:feed\.xml|calendar\.ics)$/;
/** Icons of browsers and phones. */
const icons = /^\/(?:favicon|icon-|apple-touch-icon)[^/]*$/;

const staffPaths = segmentsOf(urls.dashboard, urls.login, urls.forgotPassword, urls.newPassword);
const prefixes = new Set([
  ...programPaths,
  ...segmentsOf(...Object.values({ ...filePaths, ...subscriptionPaths, registrationPath })),
  ...staffPaths,
]);

/**
 * Whether a path belongs to the system: the API, files, feeds, the dashboard and signing in. No page and no redirect
 * can have such a path.
 */
export function isSystemPath(path: string): boolean {
  const key = pathKey(path);
  const [, first = ''] = key.split('/');
  return (
    prefixes.has(first) ||
    key === calendarPath ||
    key === eventsCalendarPath ||
    [programFiles, recordCalendar, topicDocument, icons].some((pattern) => pattern.test(key))
  );
}

function segmentsOf(...paths: string[]): string[] {
  return paths.map((path) => path.split('/')[1] ?? '');
}
