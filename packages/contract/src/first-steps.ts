/** What an administrator does to set up a new site, in this order. */
export const firstStepNames = [
  'name',
  'contact',
  'hours',
  'logo',
  'look',
  'page',
  'menu',
  'event',
  'colleague',
] as const;

/** One of the first steps. */
export type FirstStepName = (typeof firstStepNames)[number];

/** Response of `GET /api/get-first-steps`. */
export interface FirstStepsResponse {
  /** Whether the dashboard's home shows the steps. */
  is_shown: boolean;
  /** The steps in order, each with whether it is done. */
  steps: { name: FirstStepName; is_done: boolean }[];
}
