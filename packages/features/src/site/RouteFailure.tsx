import { phoneHref } from '@porchlight/contract/phone-href';
import { RouteErrorPage } from '@porchlight/ui/feedback/RouteErrorPage';
import { urls } from '../urls/index.ts';
import { organization } from './organization.ts';
import { useRouteFailure } from './useRouteFailure.ts';

const contactLinks = () => [
  { text: `Write to ${organization.email}`, href: `mailto:${organization.email}` },
  ...(organization.phone ? [{ text: `Call ${organization.phone}`, href: phoneHref(organization.phone) }] : []),
];

/** Error boundary of a route: for render errors and chunks that failed to load. spec 8 */
export function RouteFailure() {
  const { message, reload } = useRouteFailure();
  return <RouteErrorPage detail={message} onRetry={reload} homeHref={urls.home} links={contactLinks()} />;
}
