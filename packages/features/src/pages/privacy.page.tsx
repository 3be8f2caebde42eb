import { historyDays, restoreDays, securityLogDays } from '@porchlight/contract/limits';
import { IconList } from '@porchlight/ui/data-display/IconList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Section } from '@porchlight/ui/layout/Section';
import { Link } from '@porchlight/ui/navigation/Link';
import { organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { personalData, storedText } from './personal-data.ts';
import { staticPage } from './static-page.ts';

/** The privacy notice: what the site stores about people. It must match what the code does. */
export function Component() {
  return (
    <>
      <SitePageHeader
        title="What we keep about you"
        lead="If you only read this site: nothing. There are no advertisements, we do not count your visits, and we do not tell any other company about them."
        seed="privacy"
        block="nine-patch"
      />
      <Section spacing="none" title="While you read">
        <IconList
          columns={2}
          headingLevel={3}
          items={[
            {
              title: 'Your settings',
              text: 'If you use the switch for light or dark colors, or the one for saving data, your device keeps your choice in a cookie for a year. The cookies say nothing about you.',
            },
            {
              title: 'Our server’s logs',
              text: 'We log each request: the kind of page, the time, whether it worked and how long it took. We do not log your network address.',
            },
            {
              title: 'Other sites',
              text: 'Pictures and fonts come from this site only. A podcast or a video may come from another site, but only when you play it. Links that open a new tab lead to other sites, which have their own rules.',
            },
            {
              title: 'Search',
              text: 'We do not keep what you search for.',
            },
          ]}
        />
      </Section>
      <Section tone="band" title="When you give us something">
        <IconList
          columns={2}
          headingLevel={3}
          items={[
            {
              title: 'Your email address',
              text: `If you subscribe to our news, ${storedText('email')} is on a list that our ${personalData.email.readers} can see. We give it to nobody. To prevent abuse, we limit how often anyone can subscribe. For this we keep a code made from the sender’s network address for a short time.`,
            },
            {
              title: 'A donation',
              text: `You pay on the page of the company that takes donations for us. We keep ${storedText('donation')}. Only our ${personalData.donation.readers} can see this.`,
            },
            {
              title: 'A form for the pantry',
              text: 'The application is on paper. It stays in the pantry, and we do not enter it here.',
            },
            {
              title: 'A story, a picture, a recording',
              text: 'You decide who can see it, and you can change your mind.',
            },
          ]}
        />
      </Section>
      <Section title="If you work with us here" width="prose">
        <Typography>
          {`If you have an account, we keep what you changed for ${historyDays / 365} years. For ${securityLogDays} days we keep when and from which network address someone signed in or tried to. This lets us undo mistakes and notice strangers.`}
        </Typography>
      </Section>
      <Section tone="band" title="Ask us, and ask us to delete it" width="prose">
        <Typography>
          Write to <Link href={`mailto:${organization.email}`}>{organization.email}</Link> or{' '}
          <Link href={urls.contact}>come by</Link>. We will show you what we have about you, and correct or delete it.
          Deleted data is removed permanently after {restoreDays} days, and from our backups when they are replaced.
          When we remove an email address from our list, we keep a code made from it, so that importing an old list does
          not add it again.
        </Typography>
      </Section>
    </>
  );
}

export const page = staticPage({
  title: 'Privacy',
  description: () =>
    `What ${organization.name} stores about the people who visit this site, subscribe, give or work here, and how to have it deleted.`,
  path: urls.privacy,
  quilt: { seed: 'privacy', block: 'nine-patch' },
});
