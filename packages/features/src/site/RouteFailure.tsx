import { RouteErrorPage } from '@porchlight/ui/RouteErrorPage';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { reportFailure } from '../api/index.ts';
import { urls } from '../urls/index.ts';

/** What a page shows that broke or whose chunk did not arrive. spec 8 */
export function RouteFailure() {
  const error = useRouteError();
  useEffect(() => reportFailure('show this page', error), [error]);
  return <RouteErrorPage detail={error instanceof Error ? error.message : undefined} homeHref={urls.home} />;
}
