import { unexpectedErrorText } from '@porchlight/contract/texts';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { reportFailure } from '../api/index.ts';

/** What a route failed with: it is reported, and named in the tab. */
export function useRouteFailure(): { message: string | undefined; reload(): void } {
  const error = useRouteError();
  useEffect(() => {
    reportFailure('show this page', error);
    document.title = unexpectedErrorText;
  }, [error]);
  return {
    message: error instanceof Error ? error.message : undefined,
    // The server draws the page at once, and a part of the program that did not arrive is asked for anew.
    reload: () => location.reload(),
  };
}
