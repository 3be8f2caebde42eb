import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { reportFailure, showFirstSteps } from '../api/index.ts';
import { urls } from '../urls/index.ts';

/** Returns a function that shows the first steps again, which are on the dashboard's home. */
export function useFirstSteps(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await navigate(urls.dashboard);
    await showFirstSteps(client, true).catch((error: unknown) => reportFailure('show the first steps', error));
  };
}
