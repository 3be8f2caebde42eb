import { RouteErrorPage } from '@porchlight/ui/RouteErrorPage';
import { urls } from '../urls/index.ts';
import { organisation } from './organisation.ts';
import { useRouteFailure } from './use-route-failure.ts';

const tellUs = [
  { text: `Write to ${organisation.email}`, href: `mailto:${organisation.email}` },
  { text: `Call ${organisation.phone}`, href: `tel:${organisation.phone.replaceAll(' ', '')}` },
];

/** What a page shows that broke or whose chunk did not arrive. spec 8 */
export function RouteFailure() {
  const { message, reload } = useRouteFailure();
  return <RouteErrorPage detail={message} onRetry={reload} homeHref={urls.home} links={tellUs} />;
}
