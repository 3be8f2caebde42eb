export { DataSaverSwitch, type DataSaverSwitchProps } from './DataSaverSwitch.tsx';
export { dataSaverCookie, useDataSaver } from './useDataSaver.ts';
