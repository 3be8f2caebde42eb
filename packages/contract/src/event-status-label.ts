import { event } from './entities/event.ts';

const { options: plans } = event.fields.status;

/** Label of an event that doesn't take place as planned: 'Cancelled', 'Postponed'; '' for all others. */
export function eventStatusLabel({ status = 'scheduled' }: { status?: keyof typeof plans }): string {
  return status === 'scheduled' ? '' : plans[status];
}
