import { IconList } from '@porchlight/ui/data-display/IconList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Notice } from '@porchlight/ui/feedback/Notice';
import { Button } from '@porchlight/ui/inputs/Button';
import { StateSelect } from '@porchlight/ui/inputs/StateSelect';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { FeatureRow } from '@porchlight/ui/surfaces/FeatureRow';
import { SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { CallOrWrite } from './CallOrWrite.tsx';
import { siteMedia } from './pictures.ts';
import { staticPage } from './static-page.ts';

/** The page on voter registration: when to check it, and links to every state's official page. spec 2.2 */
export function Component() {
  return (
    <>
      <SitePageHeader
        title="Check your registration before somebody else does"
        lead="It takes two minutes, even if you voted last time. Choose your state; its official page opens in a new tab."
        seed="vote"
        block="ohio-star"
      >
        <StateSelect label="Where you are registered, or want to be" />
      </SitePageHeader>
      <Section tone="band" title="Three good reasons to look again">
        <IconList
          columns={3}
          headingLevel={3}
          items={[
            {
              title: 'You moved',
              text: 'Across the country or across the road: your precinct goes with your address, and the rolls don’t know until you tell them.',
            },
            {
              title: 'You changed your name',
              text: 'The name on the rolls has to match the ID you bring. Fix it now, while it is a form. In October it is a line.',
            },
            {
              title: 'You married',
              text: 'A wedding often changes both at once, the name and the address. Put it on the list between the thank-you cards and the bank.',
            },
          ]}
        />
      </Section>
      <Section width="prose">
        <Stack spacing={4}>
          <Notice title="About registering online">
            Most states, Georgia among them, let you register online with a driver’s license or state ID. A few still
            want paper in the mail or a visit in person. Your state’s page says which, and what the deadline is. No page
            we lead you to costs money; if one asks for a card, close it.
          </Notice>
          <Typography>
            No computer, or no patience for one? <CallOrWrite startsSentence /> or come to the reading room. We fill in
            the form together, you read it, you sign it.
          </Typography>
        </Stack>
      </Section>
      <Section spacing="none">
        <FeatureRow
          title="Need a ride on the day?"
          image={siteMedia.votingLine.src}
          alt={siteMedia.votingLine.alt}
          block="ohio-star"
          actions={
            <>
              <Button href={urls.elections}>See the election calendar</Button>
              <Button variant="outlined" href={urls.democratisation}>
                Learn what is on the ballot
              </Button>
            </>
          }
        >
          <Typography>
            Our volunteers drive in three counties, from six in the morning. Nobody will ask how you voted, everybody
            wears a belt, and the radio belongs to the passenger.
          </Typography>
        </FeatureRow>
      </Section>
    </>
  );
}

export const page = staticPage({
  title: 'Check your voter registration',
  description:
    'When to check your voter registration, and the official registration page of all 50 states and the District of Columbia.',
  path: urls.vote,
  quilt: { seed: 'vote', block: 'ohio-star' },
});
