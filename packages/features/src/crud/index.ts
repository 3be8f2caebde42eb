export { CrudCreatePage } from './CrudCreatePage.tsx';
export { CrudEditPage } from './CrudEditPage.tsx';
export { CrudListPage } from './CrudListPage.tsx';
export { CrudShowPage } from './CrudShowPage.tsx';
export { DashboardPage } from './DashboardPage.tsx';
export type { AnyEntityDefinition, EntityDefinition, FieldWords } from './entity-definition.ts';
export { HistoryPage } from './HistoryPage.tsx';
export { TrashPage } from './TrashPage.tsx';
export { mayLeave } from './unsaved-work.ts';
