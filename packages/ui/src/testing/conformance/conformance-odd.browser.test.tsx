import { componentFiles } from '../story-files.ts';
import { checkConformance } from './check-conformance.tsx';

checkConformance(componentFiles.filter((_file, index) => index % 2 === 1));
