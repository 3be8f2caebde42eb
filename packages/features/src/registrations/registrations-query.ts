import { otherCalls } from '@porchlight/contract/other-calls';
import type { RegistrationsResponse, SeatNumbers } from '@porchlight/contract/registrations';
import { queryOptions } from '@tanstack/react-query';
import { sendCall } from '../api/index.ts';

/** Who has registered for an event. Read anew whenever it is shown, since people register all the time. */
export function registrationsQuery(eventId: number) {
  return queryOptions({
    queryKey: ['registrations', eventId],
    queryFn: (): Promise<RegistrationsResponse> => sendCall(otherCalls.registrations, { id: eventId }),
    staleTime: 0,
  });
}

/** '31 of 40 seats, 3 waiting'. */
export function seatsLine({ seats, confirmed, offered, waiting, checked_in: arrived }: SeatNumbers): string {
  const taken = seats === null ? `${confirmed} seats` : `${confirmed} of ${seats} seats`;
  return [
    taken,
    ...(offered > 0 ? [`${offered} offered`] : []),
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
    ...(arrived > 0 ? [`${arrived} arrived`] : []),
  ].join(', ');
}
