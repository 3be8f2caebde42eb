import { compareSheets } from './compare-sheets.tsx';

compareSheets('dark');
