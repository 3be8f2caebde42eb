import { CardGrid } from '@porchlight/ui/CardGrid';
import { PromoLink } from '@porchlight/ui/PromoLink';
import { Section } from '@porchlight/ui/Section';
import { urls } from '../../urls/index.ts';
import { organization } from '../organisation.ts';

const { jobs, internships } = organization.forestLinks;

/** Job openings, internships and youth events. spec 2.2 */
export function ForestResources() {
  return (
    <Section
      title="Resources"
      lead="Look on a Monday: most openings are posted over the weekend and close within two weeks."
    >
      <CardGrid>
        <PromoLink
          title="Job openings"
          text="Permanent and seasonal work with the Forest Service, by state."
          href={jobs}
          block="pine-tree"
        />
        <PromoLink
          title="Internships"
          text="Paid summers for students and recent graduates, with housing on some forests."
          href={internships}
          block="bears-paw"
        />
        <PromoLink
          title="Youth events"
          text="Open house at the camp, the test loop, and fried fish afterwards."
          href={urls.events}
          newTab={false}
          linkText="See what’s on"
          block="flying-geese"
        />
      </CardGrid>
    </Section>
  );
}
