import { CardGrid } from '@porchlight/ui/CardGrid';
import { Link } from '@porchlight/ui/Link';
import { LoopingVideo } from '@porchlight/ui/LoopingVideo';
import { Section } from '@porchlight/ui/Section';
import { SeeAll } from '@porchlight/ui/SeeAll';
import { urls } from '../../urls/index.ts';
import { organisation } from '../organisation.ts';
import { media } from './pictures.ts';

const channel = organisation.social.find(({ network }) => network === 'youtube')?.href;

/** Two silent films of ten seconds, and the way to the others. spec 2.2 */
export function FeaturedVideos() {
  return (
    <Section
      tone="band"
      title="Videos"
      lead="Ten seconds each, and quiet: two places to breathe out in."
      action={channel && <SeeAll href={channel} context="videos" newTab />}
    >
      <CardGrid columns={2}>
        <LoopingVideo
          {...media.interfaithFilm}
          seed="interfaith-film"
          block="friendship-star"
          caption={
            <>
              Evening by the pond, at the{' '}
              <Link href={urls.interfaithCenter(organisation.centreName)}>{organisation.centres.interfaith}</Link>
            </>
          }
        />
        <LoopingVideo
          {...media.forestFilm}
          seed="forest"
          block="pine-tree"
          caption={
            <>
              Dusk on the Oconee road, near the <Link href={urls.forestService}>forestry camp</Link>
            </>
          }
        />
      </CardGrid>
    </Section>
  );
}
