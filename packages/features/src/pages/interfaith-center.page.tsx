import { FactList } from '@porchlight/ui/data-display/FactList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Button } from '@porchlight/ui/inputs/Button';
import { DonateButton } from '@porchlight/ui/inputs/DonateButton';
import { Columns } from '@porchlight/ui/layout/Columns';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { LoopingVideo } from '@porchlight/ui/media/LoopingVideo';
import { Panorama } from '@porchlight/ui/media/Panorama';
import { PictureSlide, Slider } from '@porchlight/ui/media/Slider';
import { FeatureRow } from '@porchlight/ui/surfaces/FeatureRow';
import { donateHref, institute, organization, siteVideos } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { CenterHeader } from './CenterHeader.tsx';
import { InstituteContact } from './InstituteContact.tsx';
import { interfaithPanorama } from './interfaith-panorama.ts';
import { siteMedia } from './pictures.ts';
import { staticPage } from './static-page.ts';

const slides = [
  {
    picture: siteMedia.interfaithHall,
    title: 'Eight sides, so that nobody sits at the back',
    text: 'Pine from the county, a roof of light in the middle, and a porch that runs all the way around.',
  },
  {
    picture: siteMedia.interfaithTable,
    title: 'The table came first',
    text: 'After the storm the power was out for six days. Somebody dragged a table into Depot Street, and then somebody dragged out another.',
  },
  {
    picture: siteMedia.interfaithWindows,
    title: 'Windows by three women who disagree',
    text: 'About nearly everything but seam allowance. Each of the eight windows is a Friendship Star.',
  },
];

const parents = [{ text: 'Our centers', href: urls.divisions }];

/** Props of the `Panorama` of the planned room. */
const panorama = {
  src: interfaithPanorama.src,
  still: {
    src: interfaithPanorama.still,
    sources: [{ type: 'image/avif', srcSet: interfaithPanorama.stillAvif }],
  },
  alt: interfaithPanorama.alt,
  startYawDeg: interfaithPanorama.startYawDeg,
  startPitchDeg: interfaithPanorama.startPitchDeg,
} as const;

/** The page of the planned interfaith center: slider, looping video, panorama. spec 2.2 */
export function Component() {
  return (
    <>
      <CenterHeader
        name={organization.centers.interfaith}
        lead={`Eleven churches, one prayer room above a tire shop and a family that lights candles on Friday: ${organization.place.locality} is building them one room.`}
        parents={parents}
        seed="interfaith-center"
        block="friendship-star"
      />
      <Section spacing="none">
        <Slider
          label="The planned interfaith center"
          slides={slides.map(({ picture, title, text }, index) => ({
            key: title,
            name: title,
            content: (
              <PictureSlide
                image={picture.src}
                alt={picture.alt}
                seed={title}
                block="friendship-star"
                title={title}
                text={text}
                priority={index === 0}
              />
            ),
          }))}
        />
      </Section>
      <Section tone="band">
        <FeatureRow
          title="An evening, some time next year"
          side="end"
          media={<LoopingVideo {...siteMedia.interfaithFilm} seed="interfaith-film" block="friendship-star" />}
        >
          <Typography>
            There will be no pulpit. There will be a shelf for shoes, a basin for hands, a kitchen that can keep halal
            and kosher and fried chicken apart, and a porch for those who would rather listen from outside.
          </Typography>
        </FeatureRow>
      </Section>
      <Section
        title="Look around inside"
        lead="The room is not built yet. This is how it will be on a clear morning, drawn from the architect’s plan."
      >
        <Panorama {...panorama} seed="interfaith-panorama" block="friendship-star" />
      </Section>
      <Section tone="band">
        <Columns ratio="wide-start">
          <FactList
            columns={2}
            facts={[
              { term: 'Where', value: 'The lot behind the depot, by the pond' },
              { term: 'Room', value: 'One hundred and twenty chairs, or one table of forty feet' },
              { term: 'Opens', value: 'Next year, when the roof light is paid for' },
              { term: 'Until then', value: 'Supper in the depot, first Monday of the month, 6:00 PM. Bring one dish' },
            ]}
          />
          <InstituteContact title="Ask, or lend a hand" />
        </Columns>
      </Section>
      <Section
        title="Pay for one pane"
        width="prose"
        lead="Each window has 64 pieces of glass. One is $40; your name goes in the book by the door, or doesn’t, as you like."
      >
        <Stack direction="row" spacing={2}>
          <DonateButton href={donateHref()} text="Donate a pane" />
          <Button variant="outlined" href={urls.events}>
            Come to the next supper
          </Button>
        </Stack>
      </Section>
    </>
  );
}

/** Head of the interfaith center's page; any name works in its URL, and one URL is canonical. */
export const page = staticPage({
  title: () => organization.centers.interfaith,
  description: () =>
    `The interfaith center that ${organization.place.locality}, ${organization.place.region}, is building: one room, one long table. Look around inside before it stands.`,
  path: urls.interfaithCenter(institute.centerName),
  parents,
  videos: [siteVideos.interfaith],
  quilt: { seed: 'friendship-star', block: 'friendship-star' },
});
