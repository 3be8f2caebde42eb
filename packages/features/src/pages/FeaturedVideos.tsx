import { Typography } from '@porchlight/ui/data-display/Typography';
import { Section } from '@porchlight/ui/layout/Section';
import { LoopingVideo } from '@porchlight/ui/media/LoopingVideo';
import { Link } from '@porchlight/ui/navigation/Link';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { FeatureRow } from '@porchlight/ui/surfaces/FeatureRow';
import { institute, organization, siteVideos } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { siteMedia } from './pictures.ts';

/**
 * Section with a silent film of ten seconds and a link to more; the page shows the forest's film further up. spec 2.2
 */
export function FeaturedVideos() {
  const channel = organization.social.find(({ network }) => network === 'youtube')?.href;
  return (
    <Section tone="band" title="Videos" action={channel && <SeeAll href={channel} context="videos" newTab />}>
      <FeatureRow
        title={siteVideos.interfaith.name}
        headingLevel={3}
        media={<LoopingVideo {...siteMedia.interfaithFilm} seed="interfaith-film" block="friendship-star" />}
        actions={<Link href={urls.interfaithCenter(institute.centerName)}>{organization.centers.interfaith}</Link>}
      >
        <Typography>Ten seconds, and quiet: a place to breathe out in.</Typography>
      </FeatureRow>
    </Section>
  );
}
