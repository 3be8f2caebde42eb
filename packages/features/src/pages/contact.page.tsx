import { IconList } from '@porchlight/ui/data-display/IconList';
import { Columns } from '@porchlight/ui/layout/Columns';
import { Section } from '@porchlight/ui/layout/Section';
import { institute, organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { CenterHours } from './CenterHours.tsx';
import { InstituteContact } from './InstituteContact.tsx';
import { staticPage } from './static-page.ts';

/** The contact page: address, opening hours, and whom to ask for what. */
export function Component() {
  return (
    <>
      <SitePageHeader
        title={organization.phone ? 'Come by, call or write' : 'Come by or write'}
        lead={`${organization.phone && 'Someone answers the telephone while the reading room is open. '}Letters and emails are answered within the week, by a person.`}
        seed="contact"
        block="log-cabin"
      />
      <Section spacing="none">
        <Columns>
          <InstituteContact title="Where we are" name={organization.name} />
          <CenterHours title="The reading room" place="readingRoom" />
        </Columns>
      </Section>
      <Section tone="band" title="Who to ask for what">
        <IconList
          columns={2}
          headingLevel={3}
          items={[
            {
              title: 'Groceries',
              text: 'Hours, the way in, and the form for the first time.',
              href: urls.foodPantry(institute.centerName),
            },
            {
              title: 'Voting and civics',
              text: 'Rides, classes, and what is on the ballot.',
              href: urls.democracyCenter,
            },
            {
              title: 'A visit to the porch',
              text: `Tours of ${organization.centers.porch}, school classes, and things you want to give or lend.`,
              href: urls.porch(institute.centerName),
            },
            {
              title: 'Work in the woods',
              text: 'Jobs and training with the Forest Service.',
              href: urls.forestService,
            },
            {
              title: 'Lending a hand',
              text: 'Two hours or two years: the action network.',
              href: urls.actionNetwork,
            },
            { title: 'Nairobi', text: 'Our second porch has its own telephone.', href: urls.kenya },
          ]}
        />
      </Section>
    </>
  );
}

export const page = staticPage({
  title: 'Contact',
  description: () => `Address, email and opening hours of ${organization.name}, and who to ask for what.`,
  path: urls.contact,
  quilt: { seed: 'contact', block: 'log-cabin' },
});
