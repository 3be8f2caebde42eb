export { BarChart, type BarChartProps } from './BarChart.tsx';
export type { Bar } from './bar.ts';
