import { Button } from '@porchlight/ui/Button';
import { Callout } from '@porchlight/ui/Callout';
import { urls } from '../urls/index.ts';

/** Callout that asks voters to check their registration. */
export function RegistrationCallout() {
  return (
    <Callout
      title="Moved, married or changed your name?"
      block="north-star"
      actions={<Button href={urls.vote}>Check your registration</Button>}
    >
      Your name may stand on the list under an address you have left. Looking it up takes two minutes, and we can do it
      with you.
    </Callout>
  );
}
