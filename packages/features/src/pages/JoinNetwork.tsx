import { joinActionNetworkText } from '@porchlight/contract/texts';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Button } from '@porchlight/ui/inputs/Button';
import { Section } from '@porchlight/ui/layout/Section';
import { Callout } from '@porchlight/ui/surfaces/Callout';
import { urls } from '../urls/index.ts';

/** The landing page's call to join the action network, its only callout in the `lamp` tone. spec 2.2 */
export function JoinNetwork() {
  return (
    <Section>
      <Callout
        tone="lamp"
        title="Two hours, a spare room, an envelope of seeds"
        block="north-star"
        actions={<Button href={urls.actionNetwork}>{joinActionNetworkText}</Button>}
      >
        <Typography>
          There is a network for whatever you have to give, from reading old handwriting to driving on election day.
        </Typography>
      </Callout>
    </Section>
  );
}
