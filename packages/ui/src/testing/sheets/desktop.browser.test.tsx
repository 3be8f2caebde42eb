import { compareSheets } from './compare-sheets.tsx';

compareSheets('desktop');
