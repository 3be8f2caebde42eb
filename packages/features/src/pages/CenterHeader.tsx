import type { QuiltName } from '@porchlight/ui/media/QuiltBlock';
import { ResponsiveImage } from '@porchlight/ui/media/ResponsiveImage';
import { Breadcrumbs } from '@porchlight/ui/navigation/Breadcrumbs';
import { organization, type ParentPage, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import type { PagePicture } from './pictures.ts';

export interface CenterHeaderProps {
  /** Name of the center. */
  name: string;
  lead: string;
  /** Parent pages for the breadcrumbs, without the home page. */
  parents: readonly ParentPage[];
  /** Picture of the center. @default only its quilt block */
  picture?: PagePicture;
  /** Seed of its quilt block. */
  seed: string;
  block: QuiltName;
}

/** Header of a center's page: breadcrumbs, name, lead and picture. */
export function CenterHeader({ name, lead, parents, picture, seed, block }: CenterHeaderProps) {
  return (
    <SitePageHeader
      breadcrumbs={<Breadcrumbs items={[{ text: 'Home', href: urls.home }, ...parents]} current={name} />}
      eyebrow={`A center of ${organization.name}`}
      title={name}
      lead={lead}
      seed={seed}
      block={block}
      media={picture && <ResponsiveImage {...picture} seed={seed} block={block} priority />}
    />
  );
}
