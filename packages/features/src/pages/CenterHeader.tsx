import { Breadcrumbs } from '@porchlight/ui/Breadcrumbs';
import type { QuiltName } from '@porchlight/ui/QuiltBlock';
import { ResponsiveImage } from '@porchlight/ui/ResponsiveImage';
import { organization, type ParentPage, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import type { PagePicture } from './pictures.ts';

export interface CenterHeaderProps {
  /** What the center is called. */
  name: string;
  lead: string;
  /** The pages above it, the home page left out. */
  parents: readonly ParentPage[];
  /** Its picture. @default its quilt block alone */
  picture?: PagePicture;
  /** Draws its quilt block. */
  seed: string;
  block: QuiltName;
}

/** The top of a center's page: where it belongs, its name and what stands there. */
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
