import { IconList } from '@porchlight/ui/data-display/IconList';
import { Quote } from '@porchlight/ui/data-display/Quote';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Button } from '@porchlight/ui/inputs/Button';
import { Section } from '@porchlight/ui/layout/Section';
import { Callout } from '@porchlight/ui/surfaces/Callout';
import { FeatureRow } from '@porchlight/ui/surfaces/FeatureRow';
import { institute, organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { CallOrWrite } from './CallOrWrite.tsx';
import { openDays } from './opening-hours-text.ts';
import { siteMedia } from './pictures.ts';
import { staticPage } from './static-page.ts';

/** The page on culture and heritage, which links to the porch. spec 2.1 */
export function Component() {
  return (
    <>
      <SitePageHeader
        title="Write it down while there is somebody to ask"
        lead="The African American history of these counties is in attics, in hymns nobody printed, and in the names people still use for roads that lost theirs. We keep it with the families it belongs to."
        seed="culture-and-heritage"
        block="log-cabin"
      />
      <Section spacing="none">
        <FeatureRow
          title={organization.centers.porch}
          image={siteMedia.heritagePorch.src}
          alt={siteMedia.heritagePorch.alt}
          block="log-cabin"
          actions={<Button href={urls.porch(institute.centerName)}>Plan a visit</Button>}
        >
          <Typography>
            Ruby Mae Holloway’s house, kept as a place to sit and not as a museum. Five of the Tarver quilts hang in the
            front room until the end of the season. The third step is still loose, on purpose.
          </Typography>
        </FeatureRow>
      </Section>
      <Section tone="band" title="What we keep">
        <IconList
          headingLevel={3}
          items={[
            {
              title: 'Voices',
              text: 'More than one hundred oral histories, recorded on porches and in kitchens. Each person decides who may listen, and may change their mind.',
              href: urls.podcasts,
            },
            {
              title: 'Quilts',
              text: 'Photographed back and front in daylight, named by the people who slept under them, and given back to the beds where they belong.',
              href: urls.gallery,
            },
            {
              title: 'Songs without a hymnal',
              text: 'Lining out, moaning, and the sound of a room that breathes together. Four churches let us record.',
            },
            {
              title: 'Schools',
              text: 'Pleasant Grove, a Rosenwald school, has its nine tall windows again, and the seven times table is still on the board.',
            },
            {
              title: 'Names on the land',
              text: 'Freedmen’s Lane, the Tarver place, three names for one creek: put back on the map, with the year they were left off.',
            },
            {
              title: 'Supper',
              text: 'Recipes in the cook’s own measures: a handful, until it looks right, as long as the sermon.',
            },
          ]}
        />
      </Section>
      <Section width="prose">
        <Quote cite="Mrs. Odessa Tarver" detail="at ninety-one">
          That one is just Britches, baby, it hasn’t got a name.
        </Quote>
      </Section>
      <Section spacing="none">
        <Callout
          title="Do you have a box under the bed?"
          block="log-cabin"
          actions={
            <>
              <Button href={urls.porch(institute.centerName)}>See when we are here</Button>
              <Button variant="outlined" href={urls.stories}>
                Read our stories
              </Button>
            </>
          }
        >
          <Typography>
            Bring it while the porch is open{openDays('porch') && `: ${openDays('porch')}`}. We scan and photograph
            while you wait, you take the originals home, and the copies are yours to open or to close. If it is too
            heavy, <CallOrWrite /> and we come to you.
          </Typography>
        </Callout>
      </Section>
    </>
  );
}

export const page = staticPage({
  title: 'Culture and heritage',
  description: () =>
    `Oral history, quilts, songs and schools of Black middle Georgia, kept with the families they belong to, at ${organization.centers.porch} in ${organization.place.locality}.`,
  path: urls.heritage,
  quilt: { seed: 'culture-and-heritage', block: 'log-cabin' },
});
