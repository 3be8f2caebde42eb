import { ContactBlock } from '@porchlight/ui/data-display/ContactBlock';
import { IconList } from '@porchlight/ui/data-display/IconList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { CardGrid } from '@porchlight/ui/layout/CardGrid';
import { Columns } from '@porchlight/ui/layout/Columns';
import { Section } from '@porchlight/ui/layout/Section';
import { ResponsiveImage } from '@porchlight/ui/media/ResponsiveImage';
import { TeamMemberCard } from '@porchlight/ui/surfaces/TeamMemberCard';
import { organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { nairobi } from './institute.ts';
import { nairobiPortraits } from './nairobi-portraits.ts';
import { pagePicture, siteMedia } from './pictures.ts';
import { staticPage } from './static-page.ts';

const portraits = nairobiPortraits.map(pagePicture);
/** The page of the new office in Nairobi: announcement, five staff, contact, closing text. spec 2.2 */
export function Component() {
  return (
    <>
      <SitePageHeader
        eyebrow="A new extension in Nairobi, Kenya"
        title="Our second porch has a jacaranda"
        lead={`${organization.name} now has an office in Nairobi: corrugated roof, five staff, and a view of the Ngong Hills when the haze lifts.`}
        media={
          <ResponsiveImage
            src={siteMedia.nairobi.src}
            alt={siteMedia.nairobi.alt}
            seed="nairobi"
            block="flying-geese"
            priority
          />
        }
      />
      <Section spacing="none" title="Why Kenya" width="prose">
        <Typography>
          In a workshop on land, a visiting agronomist listened for an hour to our stories about one name on a deed and
          forty people in the field. Then she said: you are describing my mother’s village. The law is different and the
          history is different. The kitchen-table meeting is the same meeting. So we trade what we know, and twice a
          year two people from each porch go and work on the other.
        </Typography>
      </Section>
      <Section tone="band" title="What happens under that roof">
        <IconList
          columns={3}
          headingLevel={3}
          items={[
            {
              title: 'Land, mapped by the family',
              text: 'With a phone and a bicycle, walking the boundary with everyone who remembers it.',
            },
            {
              title: 'A seed library',
              text: 'Cowpeas, amaranth, red-stemmed okra. Some of it has cousins in Georgia, and a university is finding out how close.',
            },
            {
              title: 'A women’s savings circle',
              text: 'Thirty members, a metal box, three keys. Nobody has missed a Wednesday.',
            },
          ]}
        />
      </Section>
      <Section title="The five who keep this light on" lead="Karibu. Ask for any of them by name.">
        <CardGrid columns={5}>
          {nairobi.staff.map(({ name, position }, index) => (
            <TeamMemberCard
              key={name}
              name={name}
              position={position}
              workstation="Nairobi"
              image={portraits[index]?.src ?? null}
              seed={name}
            />
          ))}
        </CardGrid>
      </Section>
      <Section tone="band">
        <Columns>
          <ContactBlock
            title="Come by, call, write"
            name={nairobi.name}
            phone={nairobi.phone}
            address={nairobi.address}
            email={nairobi.email}
            website={nairobi.website}
            social={organization.social}
          />
          <IconList
            columns={1}
            items={[
              {
                title: 'You are in Georgia',
                text: 'We need spare rooms in July and people who don’t mind being asked why.',
                href: urls.actionNetwork,
              },
              {
                title: 'You are in Kenya',
                text: 'The reading room is open on weekdays from nine to five, East Africa Time, and for children on Saturday mornings.',
              },
              {
                title: 'You are somewhere else',
                text: 'Story circles between the two porches are online, and you may listen in.',
                href: urls.events,
              },
            ]}
          />
        </Columns>
      </Section>
      <Section width="prose">
        <Typography variant="lead">
          It is close to midnight in {organization.place.locality} when the sun comes up over the Athi plains. Somebody
          is usually still on our porch, and somebody is already on theirs. For about an hour both lamps are lit at
          once. Asante sana for reading this far; now come on up.
        </Typography>
      </Section>
    </>
  );
}

export const page = staticPage({
  title: () => `${organization.shortName} in Nairobi, Kenya`,
  description: () =>
    `${organization.name} opens an extension in Nairobi: who works there, what they do, and how to reach them.`,
  path: urls.kenya,
  quilt: { seed: 'nairobi', block: 'flying-geese' },
});
