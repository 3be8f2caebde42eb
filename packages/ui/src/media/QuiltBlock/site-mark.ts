import type { QuiltName } from './blocks.ts';

/** The block beside the organization's name, in the header and elsewhere: a log cabin with its light on. */
export const siteMark: { seed: string; block: QuiltName } = { seed: 'lamplight-7', block: 'log-cabin' };
