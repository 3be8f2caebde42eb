import { Breadcrumbs } from '@porchlight/ui/Breadcrumbs';
import { PageHeader } from '@porchlight/ui/PageHeader';
import type { QuiltName } from '@porchlight/ui/QuiltBlock';
import { ResponsiveImage } from '@porchlight/ui/ResponsiveImage';
import type { ParentPage } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import type { PagePicture } from './pictures.ts';

/** What `CenterHeader` says. */
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
    <PageHeader
      breadcrumbs={<Breadcrumbs items={[{ text: 'Home', href: urls.home }, ...parents]} current={name} />}
      title={name}
      lead={lead}
      seed={seed}
      block={block}
      media={picture && <ResponsiveImage {...picture} seed={seed} block={block} priority />}
    />
  );
}
