export { sampleDocument } from './sample-document.ts';
export {
  longTitle,
  sampleGroups,
  sampleName,
  samplePages,
  samplePrograms,
  sampleSocial,
  sampleTagline,
  sampleText,
} from './sample-site.ts';
export { withinPortals } from './within-portals.ts';
