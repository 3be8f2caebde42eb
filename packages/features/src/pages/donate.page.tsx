import { IconList } from '@porchlight/ui/data-display/IconList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { DonateButton } from '@porchlight/ui/inputs/DonateButton';
import { CardGrid } from '@porchlight/ui/layout/CardGrid';
import { Columns } from '@porchlight/ui/layout/Columns';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { ResponsiveImage } from '@porchlight/ui/media/ResponsiveImage';
import { Link } from '@porchlight/ui/navigation/Link';
import { LinkCard } from '@porchlight/ui/surfaces/LinkCard';
import { donateHref, institute, organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { InstituteContact } from './InstituteContact.tsx';
import { openDays } from './opening-hours-text.ts';
import { siteMedia } from './pictures.ts';
import { staticPage } from './static-page.ts';

/** Why and how to give; every Donate link opens the external donation page in a new tab. spec 1 */
export function Component() {
  return (
    <>
      <SitePageHeader
        title="Keep the light on"
        lead={`Nine of every ten dollars you give are spent within forty miles of ${organization.place.locality}: on greens, gas, lawyers and lamp oil.`}
        media={<ResponsiveImage {...siteMedia.foodPantry} seed="donate" block="log-cabin" priority />}
      >
        <Stack direction="row" spacing={3}>
          {organization.donateUrl && <DonateButton href={organization.donateUrl} />}
          {organization.donateMonthlyUrl && (
            <Link href={organization.donateMonthlyUrl} newTab>
              Give every month
            </Link>
          )}
        </Stack>
      </SitePageHeader>
      {organization.amounts.length > 0 && (
        <Section tone="band" title="What your money does by Friday">
          <CardGrid columns={4}>
            {organization.amounts.map(({ dollars, text }, index) => (
              <LinkCard
                key={text}
                title={`$${dollars}`}
                text={text}
                href={donateAmountUrl(dollars)}
                newTab
                linkText={`Give $${dollars}`}
                block={blocks[index % blocks.length]}
              />
            ))}
          </CardGrid>
        </Section>
      )}
      <Section>
        <Columns ratio="wide-start">
          <Stack spacing={4}>
            <Typography>
              Donations are tax-deductible as far as the law allows, and your receipt comes within the hour. Once a year
              we publish what came in and where it went, down to the cent. If you give for one thing, it is spent on
              that thing.
            </Typography>
            <IconList
              columns={1}
              headingLevel={2}
              items={[
                {
                  title: 'Food',
                  text: `Canned fish, peanut butter, rice, diapers and anything from your garden: bring it while the pantry is open${openDays('pantry') && `, ${openDays('pantry')}`}.`,
                  href: urls.foodPantry(institute.centerName),
                },
                {
                  title: 'Time',
                  text: 'Two hours a month. We train you, and there is cake.',
                  href: urls.actionNetwork,
                },
                {
                  title: 'Papers, pictures, tapes',
                  text: 'We copy them while you wait and give them back. You decide who may see them.',
                  href: urls.porch(institute.centerName),
                },
              ]}
            />
          </Stack>
          <InstituteContact title="A check, a bequest, a truckload" name={organization.name} />
        </Columns>
      </Section>
    </>
  );
}

/** Quilt blocks of the amounts' cards, in turn. */
const blocks = ['flying-geese', 'basket', 'log-cabin', 'pine-tree'] as const;

/** URL of the donation page, with the amount if the page takes it as a query parameter. */
function donateAmountUrl(dollars: number): string {
  const { donateUrl, donateAmountParameter } = organization;
  if (!donateUrl || !donateAmountParameter) return donateHref();
  const url = new URL(donateUrl);
  url.searchParams.set(donateAmountParameter, `${dollars}`);
  return url.href;
}

export const page = staticPage({
  title: 'Donate',
  description: () =>
    `Give once or every month to ${organization.name}: groceries, rides, title searches and forestry training in rural Georgia.`,
  path: urls.donate,
  quilt: { seed: 'donate', block: 'log-cabin' },
});
