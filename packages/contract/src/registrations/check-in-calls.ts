/** Calls of the door. docs/decisions/0193 */
import type { CheckIn, Guest } from './check-in.ts';

/** Maximum number of presses in a request; a door that was away for longer sends several. */
export const checkInsMax = 200;

/** Response of `GET /api/get-check-in-list/{id}`: what a door needs, also without a connection. */
export interface CheckInListResponse {
  list: {
    event: {
      id: number;
      title: string;
      /** UTC; null for an event without a date. */
      starts_at: string | null;
      /** UTC; that of the start for an event without an end. */
      ends_at: string | null;
      is_cancelled: boolean;
      /** Seats that can be given without a decision at the door; null for an event without a limit. */
      free_seats: number | null;
    };
    /** By name. */
    guests: Guest[];
    /** Changes when guests or their seats have changed. */
    version: string;
  };
}

/** Body of `POST /api/send-check-ins/{id}`. */
export interface SendCheckInsInput {
  /** What was pressed; may be empty. */
  check_ins: CheckIn[];
  /** That of the last response; 0 for everything. */
  after: number;
}

/** Response of `POST /api/send-check-ins/{id}`. */
export interface SendCheckInsResponse {
  /** What all doors have pressed since `after`, in the order of its arrival. */
  check_ins: CheckIn[];
  /** For the next request. */
  cursor: number;
  /** Keys of presses that were not stored, because their registration was deleted or belongs to another event. */
  unknown: string[];
  /** That of the list now. */
  version: string;
}
