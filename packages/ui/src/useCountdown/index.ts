export { type Countdown, countdownOf, type UseCountdownOptions, useCountdown } from './useCountdown.ts';
