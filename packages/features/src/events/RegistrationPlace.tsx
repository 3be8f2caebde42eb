import { formatLongDate } from '@porchlight/contract/dates';
import type { Event } from '@porchlight/contract/entities';
import { Prose } from '@porchlight/ui/data-display/Prose';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Notice } from '@porchlight/ui/feedback/Notice';
import { QuestionForm } from '@porchlight/ui/inputs/QuestionForm';
import { useQuery } from '@tanstack/react-query';
import { registrationKeyQuery } from '../api/index.ts';
import { FetchFailure } from '../records/index.ts';
import { urls } from '../urls/index.ts';
import { standingText } from './standing-text.ts';

/** The questions with which people register for an event, or why they can't; and how many seats are left. */
export function RegistrationPlace({ event }: { event: Event }) {
  const result = useQuery(registrationKeyQuery(String(event.id)));
  const key = result.data;
  if (!key && result.isPending) return <Loading />;
  if (!key) return <FetchFailure name="event" result={result} />;
  const { standing, questions, token, introduction, rejected, seats_left: left, delete_on: deleteOn } = key;
  const isOpen = standing === 'open' || standing === 'waiting';
  const isTypedAlready = rejected !== undefined && Object.keys(rejected.answers).length > 0;
  return (
    <>
      {isOpen ? <Seats left={left} hasList={event.waiting_list} /> : <Notice>{standingText(event, standing)}</Notice>}
      {/* What somebody has typed stays in sight when the last seat has gone meanwhile. */}
      {(isOpen || isTypedAlready) && (
        <>
          {introduction && <Prose text={introduction} />}
          <QuestionForm
            action={urls.eventRegistration(event.id)}
            questions={questions}
            token={isOpen ? token : ''}
            answers={rejected?.answers}
            errors={rejected?.errors}
            message={rejected?.message}
            submitText={standing === 'waiting' ? 'Join the waiting list' : 'Register'}
            note={deleteOn && `We delete your answers on ${formatLongDate(deleteOn)}.`}
          />
        </>
      )}
    </>
  );
}

/** How many seats are left. */
function Seats({ left, hasList }: { left: number | null; hasList: boolean }) {
  if (left === null) return null;
  if (left === 0)
    return (
      <Notice title="All seats are taken.">
        Join the waiting list. When seats become free, we offer them by email to the next who waits.
      </Notice>
    );
  const text = left === 1 ? '1 seat is left.' : `${left} seats are left.`;
  return <Notice>{hasList ? `${text} If you are more, you get on the waiting list.` : text}</Notice>;
}
