import { accessibility } from './accessibility.ts';
import { contact } from './contact.ts';
import { democracyCenter } from './democracy-center.ts';
import { democratisation } from './democratisation.ts';
import { divisions } from './divisions.ts';
import { donate } from './donate.ts';
import { foodPantry } from './food-pantry.ts';
import { forestService } from './forest-service.ts';
import { health } from './health.ts';
import { heritage } from './heritage.ts';
import { home } from './home.ts';
import { howWeWork } from './how-we-work.ts';
import { interfaithCenter } from './interfaith-center.ts';
import { kenya } from './kenya.ts';
import { lists } from './lists.ts';
import type { PageContent } from './page-content.ts';
import { porch } from './porch.ts';
import { privacy } from './privacy.ts';
import { resources } from './resources.ts';
import { vote } from './vote.ts';
import { whatWeDo } from './what-we-do.ts';
import { whoWeAre } from './who-we-are.ts';

/** The pages of the site, in the words of the demo organization. */
export const pages: readonly PageContent[] = [
  home,
  whoWeAre,
  whatWeDo,
  howWeWork,
  democratisation,
  heritage,
  health,
  vote,
  kenya,
  resources,
  divisions,
  contact,
  accessibility,
  privacy,
  democracyCenter,
  porch,
  foodPantry,
  donate,
  interfaithCenter,
  forestService,
  ...lists,
];
