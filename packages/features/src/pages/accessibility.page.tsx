import { IconList } from '@porchlight/ui/data-display/IconList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Section } from '@porchlight/ui/layout/Section';
import { Link } from '@porchlight/ui/navigation/Link';
import { organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { CallOrWrite } from './CallOrWrite.tsx';
import { staticPage } from './static-page.ts';

/** The accessibility statement: what the site supports, and where it falls short. */
export function Component() {
  return (
    <>
      <SitePageHeader
        title="A door that everybody gets through"
        lead="This site aims to meet the Web Content Accessibility Guidelines 2.2, level AA. If something doesn’t, tell us and we will fix it."
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
              text: 'You can reach and use everything with the keyboard, and a ring shows where you are. On each page, press Tab once to skip the menu.',
            },
            {
              title: 'With a screen reader',
              text: 'Headings, lists and the parts of a page are labeled. Changes are announced once.',
            },
            {
              title: 'With large text',
              text: 'You can double the text size and zoom in to 400 %. Nothing is cut off, and nothing scrolls sideways.',
            },
            {
              title: 'By day and by night',
              text: 'Text has enough contrast in light colors, in dark colors and in your system’s high contrast mode.',
            },
            {
              title: 'Without haste',
              text: 'If your system is set to reduce motion, nothing moves by itself. Everything that moves has a button to stop it.',
            },
            {
              title: 'On a slow connection or an old phone',
              text: 'You can read every page without JavaScript. To make pages smaller, use ‘Save data’ at the bottom of each page.',
            },
          ]}
        />
      </Section>
      <Section tone="band" title="What does not work yet">
        <IconList
          columns={2}
          headingLevel={3}
          items={[
            {
              title: 'Pictures',
              text: 'Most pictures have a description that screen readers read. Some do not have one yet. Use the text beside them, or ask us what they show.',
            },
            {
              title: 'PDFs',
              text: 'Some older PDFs are scanned pages, which screen readers can’t read. Ask us, and we will read them to you or type them up.',
            },
          ]}
        />
      </Section>
      <Section title="Tell us" width="prose">
        <Typography>
          Write to <Link href={`mailto:${organization.email}`}>{organization.email}</Link>
          {organization.phone && (
            <>
              , <CallOrWrite />
            </>
          )}{' '}
          or <Link href={urls.contact}>come by</Link>. Tell us which page it was and what device and software you use.
          We will answer within a week. Last checked in November 2026 with axe, IBM Equal Access and HTML_CodeSniffer on
          every page, and by hand with a keyboard.
        </Typography>
      </Section>
    </>
  );
}

export const page = staticPage({
  title: 'Accessibility',
  description: () =>
    `What the site of ${organization.name} does for people who use a keyboard, a screen reader or large text, and what does not work yet.`,
  path: urls.accessibility,
  quilt: { seed: 'accessibility', block: 'friendship-star' },
});
