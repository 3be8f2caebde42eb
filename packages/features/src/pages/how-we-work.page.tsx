import { PartnerLogos } from '@porchlight/ui/data-display/PartnerLogos';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Button } from '@porchlight/ui/inputs/Button';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { Steps } from '@porchlight/ui/navigation/Steps';
import { organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { partners } from './institute.ts';
import { staticPage } from './static-page.ts';

/** The page on the partners and how we work with them. spec 2.1 */
export function Component() {
  return (
    <>
      <SitePageHeader
        title="Nobody keeps a light on alone"
        lead="We lend a porch; others bring the law, the seed, the songs and the saws. These are the people we work with year after year."
        seed="how-we-work"
        block="churn-dash"
      />
      <Section spacing="none">
        <PartnerLogos
          partners={partners.map(({ name, href, logo }) => ({
            name,
            href,
            logo: `/media/partners/${logo}.svg`,
          }))}
        />
      </Section>
      <Section tone="band" title="The same four steps, whatever the work is">
        <Steps
          items={[
            {
              title: 'Ask on the porch',
              text: 'We hire interviewers from the same roads, pay them, and sit where people sit anyway. The most useful answer is usually to the question we nearly left out.',
            },
            {
              title: 'Try it small, with a date on it',
              text: 'One table at the tax office, one van, one Thursday. If it does not work by the date, we stop and say so.',
            },
            {
              title: 'Write down what happened',
              text: 'With numbers, and with what we did wrong. Our survey missed people who work shifts; the paper says that on page two.',
            },
            {
              title: 'Hand it over',
              text: 'A program is finished when the neighbors run it. The quilting circle has not needed us since 1974.',
            },
          ]}
        />
      </Section>
      <Section title="Would you like to work with us?" width="prose">
        <Stack>
          <Typography>
            Write what you have too much of and what you are short of. A church kitchen that stands empty on weekdays, a
            law student with a free summer and a field with the wrong kind of peaches have all become programs.
          </Typography>
          <Stack direction="row" spacing={2}>
            <Button href={`mailto:${organization.email}`}>Write to us</Button>
          </Stack>
        </Stack>
      </Section>
    </>
  );
}

export const page = staticPage({
  title: 'How we work',
  description: () =>
    `The partners of ${organization.name}, from Red Clay Legal Aid to the Jacaranda Civic Lab, and the four steps we take with them.`,
  path: urls.howWeWork,
  quilt: { seed: 'how-we-work', block: 'churn-dash' },
});
