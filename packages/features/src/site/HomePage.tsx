import { Button } from '@porchlight/ui/Button';
import { Hero } from '@porchlight/ui/Hero';
import { urls } from '../urls/index.ts';
import { organisation } from './organisation.ts';
import type { Page } from './page.ts';

/** The landing page's hero; a route puts the sections of other features under it. */
export function HomeHero() {
  return (
    <Hero
      title="The light is on. Come sit on the porch."
      lead={organisation.description}
      seed="porchlight"
      block="north-star"
      actions={<Button href={urls.articles}>Read our articles</Button>}
    />
  );
}

/** Head of the landing page. */
export const homePage: Page = {
  head: () => ({ title: '', description: organisation.description, canonicalPath: urls.home }),
};
