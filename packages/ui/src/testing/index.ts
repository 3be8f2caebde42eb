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
export { above } from './within-portals.ts';
