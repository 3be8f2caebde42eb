import { CardGrid } from '@porchlight/ui/layout/CardGrid';
import { Section } from '@porchlight/ui/layout/Section';
import { LinkCard } from '@porchlight/ui/surfaces/LinkCard';
import { urls } from '../urls/index.ts';
import { forestLinks } from './institute.ts';

const { jobs, internships } = forestLinks;

/** Section with links to job openings, internships and youth events. spec 2.2 */
export function ForestResources() {
  return (
    <Section
      title="Resources"
      lead="Look on a Monday: most openings are posted over the weekend and close within two weeks."
    >
      <CardGrid>
        <LinkCard
          layout="row"
          newTab
          title="Job openings"
          text="Permanent and seasonal work with the Forest Service, by state."
          href={jobs}
          block="pine-tree"
        />
        <LinkCard
          layout="row"
          newTab
          title="Internships"
          text="Paid summers for students and recent graduates, with housing on some forests."
          href={internships}
          block="bears-paw"
        />
        <LinkCard
          layout="row"
          title="Youth events"
          text="Open house at the camp, the test loop, and fried fish afterwards."
          href={urls.events}
          linkText="See what’s on"
          block="flying-geese"
        />
      </CardGrid>
    </Section>
  );
}
