import { restoreDays, securityLogDays } from '@porchlight/contract/limits';
import { IconList } from '@porchlight/ui/IconList';
import { Link } from '@porchlight/ui/Link';
import { Section } from '@porchlight/ui/Section';
import { Typography } from '@porchlight/ui/Typography';
import { organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { staticPage } from './static-page.ts';

/** The privacy notice: what the site stores about people. It must match what the code does. */
export function Component() {
  return (
    <>
      <SitePageHeader
        title="What we keep about you"
        lead="If you only read: nothing. There are no advertisements here, nobody counts your visits, and no other company is told that you came."
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
              text: 'Light or dark, and saving data, are kept on your own device for a year, in two cookies, once you use their switches. They say nothing about you.',
            },
            {
              title: 'Our server’s notes',
              text: 'Each request leaves a line: which kind of page, when, whether it worked and how long it took. No address of yours is in it.',
            },
            {
              title: 'Other sites',
              text: 'Pictures, films and letters come from this site alone; a podcast may come from elsewhere, once you play it. Links that open a new tab lead to others, who have their own rules.',
            },
            {
              title: 'Search',
              text: 'What you look for is answered and forgotten.',
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
              title: 'Your e-mail address',
              text: 'Who subscribes to the news is on a list that our editors and administrators see. We give it to nobody. So that nobody subscribes half the county, a code that is made of the sender’s network address is kept for as long as it is counted.',
            },
            {
              title: 'A donation',
              text: 'You pay on the page of the company that takes donations for us. Our books keep the giver’s name, address if given, the amount and the day; only our treasurers and administrators see them.',
            },
            {
              title: 'A form for the pantry',
              text: 'The application is a paper. What you write on it stays in the pantry and is not entered here.',
            },
            {
              title: 'A story, a picture, a recording',
              text: 'You decide who may see it, and may change your mind.',
            },
          ]}
        />
      </Section>
      <Section title="If you work with us here" width="prose">
        <Typography>
          {`Who has an account leaves more: what they changed, for two years, and when and from which network address they signed in, for ${securityLogDays} days. So a mistake can be undone and a stranger be noticed.`}
        </Typography>
      </Section>
      <Section tone="band" title="Ask us, and ask us to delete it" width="prose">
        <Typography>
          Write to <Link href={`mailto:${organization.email}`}>{organization.email}</Link> or{' '}
          <Link href={urls.contact}>come by</Link>. We show you what we have about you, mend it or delete it. What is
          deleted is gone for good after {restoreDays} days, and from our copies when they are replaced. Of an email
          address that we took off the list, a code made of it remains, so that no old list brings it back.
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
