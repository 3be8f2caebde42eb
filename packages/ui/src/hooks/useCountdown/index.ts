export { type Countdown, useCountdown } from './useCountdown.ts';
