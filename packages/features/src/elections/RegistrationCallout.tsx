import { Button } from '@porchlight/ui/inputs/Button';
import { Callout } from '@porchlight/ui/surfaces/Callout';
import { urls } from '../urls/index.ts';

/** Callout that asks voters to check their registration. */
export function RegistrationCallout() {
  return (
    <Callout
      title="Moved, married or changed your name?"
      block="north-star"
      actions={<Button href={urls.vote}>Check your registration</Button>}
    >
      You may still be on the list with your old address or name. Checking takes two minutes, and we can help you.
    </Callout>
  );
}
