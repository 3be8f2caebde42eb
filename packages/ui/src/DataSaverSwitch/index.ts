export { DataSaverSwitch, type DataSaverSwitchProps } from './DataSaverSwitch.tsx';
export { useDataSaver } from './useDataSaver.ts';
