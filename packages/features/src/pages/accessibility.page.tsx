import { IconList } from '@porchlight/ui/IconList';
import { Link } from '@porchlight/ui/Link';
import { Section } from '@porchlight/ui/Section';
import { Typography } from '@porchlight/ui/Typography';
import { organization, phoneInText, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { staticPage } from './static-page.ts';

/** The accessibility statement: what the site supports, and where it falls short. */
export function Component() {
  return (
    <>
      <SitePageHeader
        title="A door that everybody gets through"
        lead="This site means to meet the Web Content Accessibility Guidelines 2.2, level AA. Where it doesn’t, tell us: that is a fault, and we mend it."
        seed="accessibility"
        block="friendship-star"
      />
      <Section spacing="none" title="What you can count on">
        <IconList
          columns={2}
          headingLevel={3}
          items={[
            {
              title: 'With a keyboard',
              text: 'Everything can be reached and done by keys, and a ring shows where you are. The first Tab on each page leads past the menu.',
            },
            {
              title: 'With a screen reader',
              text: 'Headings, lists and parts of a page are named as what they are. What changes is said once.',
            },
            {
              title: 'With large letters',
              text: 'Letters can be set twice as large and pages be magnified four times: nothing is cut off, nothing scrolls sideways.',
            },
            {
              title: 'By day and by night',
              text: 'Light and dark, and the high contrast of your system, have enough contrast to read by.',
            },
            {
              title: 'Without haste',
              text: 'Nothing moves by itself for those who ask their system for less motion, and what moves has a button to stop it.',
            },
            {
              title: 'On a slow line, on an old phone',
              text: 'Pages can be read before any script has come, and without one. ‘Save data’ at the foot of each page makes them smaller.',
            },
          ]}
        />
      </Section>
      <Section tone="band" title="What still falls short">
        <IconList
          columns={2}
          headingLevel={3}
          items={[
            {
              title: 'Pictures',
              text: 'Pictures of stories, articles and events have no descriptions of their own yet: the words beside them have to do.',
            },
            {
              title: 'Papers',
              text: 'Some older PDFs are scanned pages, which a screen reader can’t read. Call us, and we read to you or type it up.',
            },
          ]}
        />
      </Section>
      <Section title="Tell us" width="prose">
        <Typography>
          Write to <Link href={`mailto:${organization.email}`}>{organization.email}</Link>, call{' '}
          <Link href={`tel:${organization.phone.replaceAll(' ', '')}`}>{phoneInText()}</Link> or{' '}
          <Link href={urls.contact}>come by</Link>. Say which page it was and what you use. You hear from us within the
          week. Last looked through in November 2026, with axe, IBM Equal Access and HTML_CodeSniffer on every page, and
          by hand with a keyboard.
        </Typography>
      </Section>
    </>
  );
}

export const page = staticPage({
  title: 'Accessibility',
  description: () =>
    `What the site of ${organization.name} does for people who use a keyboard, a screen reader or large letters, and where it falls short.`,
  path: urls.accessibility,
  quilt: { seed: 'accessibility', block: 'friendship-star' },
});
