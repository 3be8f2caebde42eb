export { type Countdown, type UseCountdownOptions, useCountdown } from './useCountdown.ts';
