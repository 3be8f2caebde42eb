export { StateSelect, type StateSelectProps } from './StateSelect.tsx';
export { usStates, voteGovHref } from './us-states.ts';
