import { Button } from '@porchlight/ui/inputs/Button';
import { Callout } from '@porchlight/ui/surfaces/Callout';
import { isShown } from '../site/index.ts';
import { urls } from '../urls/index.ts';

/** Callout that asks voters to check their registration, where the site has a page for that. */
export function RegistrationCallout() {
  if (!isShown(urls.vote)) return null;
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
