import { Quote } from '@porchlight/ui/data-display/Quote';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Button } from '@porchlight/ui/inputs/Button';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { Callout } from '@porchlight/ui/surfaces/Callout';
import { organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { ProgramCards } from './ProgramCards.tsx';
import { teams } from './programs.ts';
import { staticPage } from './static-page.ts';

/** The page on who we are: three team cards and the institute's history. spec 2.1 */
export function Component() {
  return (
    <>
      <SitePageHeader
        title="Neighbors, mostly"
        lead="A few of us are paid, more of us are not, and nearly all of us can be found within ten miles of the depot. Here is who answers for what."
        seed="who-we-are"
        block="bears-paw"
      />
      <Section spacing="none">
        <ProgramCards cards={teams} headingLevel={2} />
      </Section>
      <Section tone="band" width="prose">
        <Quote cite="Ruby Mae Holloway" detail="in her will, 1979">
          To whoever will keep the light on.
        </Quote>
      </Section>
      <Section title="How it began" width="prose">
        <Stack>
          <Typography>
            Ruby Mae Holloway came to {organization.place.locality} in 1936 to cook for the hotel by the railroad, which
            did not let her eat in its dining room. Every evening she carried home what was left and fed whoever sat on
            her back steps. There was a lamp in the window, and she never asked.
          </Typography>
          <Typography>
            She left her house to whoever would keep the light on. A court took two years to decide who that was: her
            neighbors, all of them, together. We are what became of that house. The pantry is still the back steps. The
            rest is what people asked for while they were waiting on them.
          </Typography>
        </Stack>
      </Section>
      <Section spacing="none">
        <Callout
          title="There is a chair for you"
          block="bears-paw"
          actions={
            <>
              <Button href={urls.actionNetwork}>Join our action network</Button>
              <Button variant="outlined" href={`mailto:${organization.email}`}>
                Write to us
              </Button>
            </>
          }
        >
          <Typography>
            Two hours a month make you a volunteer. You can drive, sort, read old handwriting, or sit with somebody
            until the form is done.
          </Typography>
        </Callout>
      </Section>
    </>
  );
}

export const page = staticPage({
  title: 'Who we are',
  description: () =>
    `The board, the staff and volunteers, and the advisers of ${organization.name} in ${organization.place.locality}, ${organization.place.region}, and how a cook’s back steps became an institute.`,
  path: urls.whoWeAre,
  quilt: { seed: 'who-we-are', block: 'bears-paw' },
});
