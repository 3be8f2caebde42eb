import { accessibility } from './accessibility.ts';
import { contact } from './contact.ts';
import { democracyCenter } from './democracy-center.ts';
import { divisions } from './divisions.ts';
import { donate } from './donate.ts';
import { foodPantry } from './food-pantry.ts';
import { forestService } from './forest-service.ts';
import { howWeWork } from './how-we-work.ts';
import { interfaithCenter } from './interfaith-center.ts';
import type { PageContent } from './page-content.ts';
import { porch } from './porch.ts';
import { privacy } from './privacy.ts';

/** The pages of the site, in the words of the demo organization. */
export const pages: readonly PageContent[] = [
  howWeWork,
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
];
