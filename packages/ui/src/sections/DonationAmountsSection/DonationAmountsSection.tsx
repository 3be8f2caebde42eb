import type { donationAmountsSection } from '@porchlight/contract/sections/donation-amounts';
import { CardGrid } from '../../layout/CardGrid/index.ts';
import { LinkCard } from '../../surfaces/LinkCard/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import type { SectionPropsOf } from '../section-props.ts';

export type DonationAmountsSectionProps = SectionPropsOf<typeof donationAmountsSection> & {
  /** From the page: the amounts of the organization's settings. */
  amounts: readonly DonationAmount[];
};

/** An amount to donate. */
export interface DonationAmount {
  dollars: number;
  /** What it pays for. */
  text: string;
  /** URL of the donation page, with the amount if it takes one. */
  href: string;
  /** The page is on another site. */
  newTab: boolean;
}

/** Quilt blocks of the amounts' cards, in turn. */
const blocks = ['flying-geese', 'basket', 'log-cabin', 'pine-tree'] as const;

/**
 * A section with amounts and what each pays for, linked to the donation page. Without amounts nothing is rendered.
 *
 * - **When**: the page that asks for donations.
 * - **Not for**: other links: `CardsSection`.
 * - **Keys**: Tab, once per card; Enter.
 */
export function DonationAmountsSection({ title, lead, amounts, tone, place, ...rest }: DonationAmountsSectionProps) {
  if (amounts.length === 0) return null;
  return (
    <PlacedSection title={title} lead={lead} tone={tone} place={place} {...rest}>
      <CardGrid columns={4}>
        {amounts.map(({ dollars, text, href, newTab }, index) => (
          <LinkCard
            key={`${dollars} ${text}`}
            title={`$${dollars}`}
            text={text}
            href={href}
            newTab={newTab}
            linkText={`Give $${dollars}`}
            block={blocks[index % blocks.length]}
            headingLevel={title ? 3 : 2}
          />
        ))}
      </CardGrid>
    </PlacedSection>
  );
}
