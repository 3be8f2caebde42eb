import type { Event } from '@porchlight/contract/entities';
import { FactList } from '@porchlight/ui/data-display/FactList';
import { Link } from '@porchlight/ui/navigation/Link';
import { useMapUrl } from './useMapUrl.ts';

/** An event's place with a map link, its access and parking; renders nothing if none is given. */
export function EventLocation({ event: { venue, address, access, parking } }: { event: Event }) {
  const mapUrl = useMapUrl(address || venue);
  const location = [venue, address].filter(Boolean).join(', ');
  const facts = [
    {
      term: 'Where',
      value: location && (
        <>
          {location} <Link href={mapUrl}>Open the map</Link>
        </>
      ),
    },
    { term: 'Access', value: access },
    { term: 'Parking', value: parking },
  ].filter(({ value }) => value);
  return facts.length > 0 && <FactList facts={facts} />;
}
