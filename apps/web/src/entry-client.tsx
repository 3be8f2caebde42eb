import { browserSource, createRecordClient } from '@porchlight/features/api';
import {
  AppProviders,
  hydrateRecords,
  readMenus,
  readOrganization,
  readPageState,
  setMenus,
  setOrganization,
} from '@porchlight/features/site';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createRoutes } from './create-routes.tsx';
import { loadHydrationState } from './hydration-state.ts';
import { replayRecordedEvents } from './replay-events.ts';

/** Starts the app: hydrates the page that the server rendered, or renders the page into an empty root. */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root" to render into.');
  const settings = readOrganization(document);
  if (settings) setOrganization(settings);
  const menus = readMenus(document);
  if (menus) setMenus(menus);
  const state = readPageState(document);
  const client = createRecordClient(browserSource);
  if (state) hydrateRecords(client, state);

  const routes = createRoutes(() => client, { awaitQueries: false });
  // Hydration needs the components that the server rendered, but routes are lazy: load them first.
  const hydrationData = state ? await loadHydrationState(routes, client) : undefined;
  const router = createBrowserRouter(routes, { hydrationData });
  // Read now, as the server rendered it, before anything changes it.
  const savesData = document.documentElement.hasAttribute('data-saver');
  const app = (
    <AppProviders
      client={client}
      now={state ? new Date(state.now) : new Date()}
      origin={state?.origin ?? location.origin}
      savesData={savesData}
    >
      <RouterProvider router={router} />
    </AppProviders>
  );
  addEventListener('porchlight:ready', replayRecordedEvents, { once: true });
  if (hydrationData) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

void start();
