export { above } from './above.ts';
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
