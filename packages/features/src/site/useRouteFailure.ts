import { unexpectedErrorText } from '@porchlight/contract/texts';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { reportFailure } from '../api/index.ts';

/** Reports a route's error and sets the document title. @returns the error's message and a function that reloads */
export function useRouteFailure(): { message: string | undefined; reload(): void } {
  const error = useRouteError();
  useEffect(() => {
    reportFailure('show this page', error);
    document.title = unexpectedErrorText;
  }, [error]);
  return {
    message: error instanceof Error ? error.message : undefined,
    // A reload shows the server-rendered page and loads failed chunks again.
    reload: () => location.reload(),
  };
}
