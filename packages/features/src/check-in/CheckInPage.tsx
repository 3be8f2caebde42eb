import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Link } from '@porchlight/ui/navigation/Link';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFoundError } from '../api/index.ts';
import { failureText } from '../entity/index.ts';
import { DashboardPage } from '../frame/index.ts';
import { Door } from './Door.tsx';
import { prepareReader } from './read-code.ts';
import { useDoor } from './useDoor.ts';

/** Check-in at the door of an event, on a phone, also while there is no connection. */
export function CheckInPage() {
  const { id = '' } = useParams();
  return <CheckIn key={id} id={Number(id)} />;
}

function CheckIn({ id }: { id: number }) {
  const door = useDoor(id);
  const { list, error } = door;
  useEffect(prepareReader, []);
  return (
    <DashboardPage title={list?.event.title ?? 'Check-in'} documentTitle={`Check-in: ${list?.event.title ?? ''}`}>
      {!list && !error && <Loading />}
      {Boolean(error) && (
        <ErrorMessage
          text={isNotFoundError(error) ? 'This event no longer exists.' : failureText(error)}
          onRetry={isNotFoundError(error) ? undefined : door.retry}
        />
      )}
      {list && <Door door={door} list={list} />}
      <p>
        <Link href={dashboardUrls.event.show(id)}>Back to the event</Link>
      </p>
    </DashboardPage>
  );
}
